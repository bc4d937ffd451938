"""What several clients (terminal, server, arena) share.

It knows games by the protocol of core only, and it imports no client.
"""
