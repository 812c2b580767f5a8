"""What is kept: a data folder with one writer, and in it the log of every table."""

from red7.server.data.folder import Folder, Taken
from red7.server.data.log import Behind, Entry, Log, Story
from red7.server.data.writer import StorageFailed

__all__ = ["Behind", "Entry", "Folder", "Log", "StorageFailed", "Story", "Taken"]
