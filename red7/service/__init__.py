"""What happens around a table whatever the transport: live tables, bots, lists, replays."""
