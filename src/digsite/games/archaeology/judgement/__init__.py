"""How bots judge a table of Archaeology. No rule is decided here."""
