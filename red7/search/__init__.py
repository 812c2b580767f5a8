"""What the bots that search share: worlds, playouts, trying turns, growing a tree, equity."""
