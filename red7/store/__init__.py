"""What is kept: a data folder with one writer, and in it the log of every table."""

from red7.store.data_folder import Folder, Taken
from red7.store.group_commit import StorageFailed
from red7.store.sqlite import Behind, Entry, Log, Story

__all__ = ["Behind", "Entry", "Folder", "Log", "StorageFailed", "Story", "Taken"]
