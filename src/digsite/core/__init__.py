"""What every game is built on. It imports only the standard library and mypyc's number types."""
