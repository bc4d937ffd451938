"""The tables in memory: their seats, their log, and what people and bots do there."""
