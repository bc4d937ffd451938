"""What goes over the line: messages and answers, refusals, and how much is allowed."""
