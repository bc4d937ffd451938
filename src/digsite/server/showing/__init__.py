"""From a view to words and pictures, in four steps.

- a `Moment` is what one viewer may know of one version of a table. It is apart from the table
  because the match goes on while the moment waits to be painted and sent;
- a `Painter` puts the views of one table into words and pictures. It is apart because it needs
  nothing but the game, the names and the view, so that any process can do it;
- the `Studio` is where painters work: in the server, or in processes of their own. It is apart
  because there is one for all tables;
- a `Showing` makes of this what is sent about one table, for each person who looks.

The other modules: `voices`, `details`, `log` and `summaries` make words without pictures, the
`Gallery` has the showing of each table, and `process` is the studio's line to a process.
"""
