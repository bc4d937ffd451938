"""How bots judge a table of Mesopotamia. No rule is decided here."""
