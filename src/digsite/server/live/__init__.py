"""Sockets: who is connected, what they ask and what they are sent."""
