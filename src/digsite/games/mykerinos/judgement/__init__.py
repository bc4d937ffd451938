"""How bots judge a table of Mykerinos. No rule is decided here."""
