"""The web table: people and bots at tables, over HTTP and sockets. docs/protocol.md says how.

The log of actions in the database is the truth; a table in memory is what comes of playing it.
Whatever leaves the server is made from views.
"""
