"""The bus between server processes: its protocol, and one module for each kind."""
