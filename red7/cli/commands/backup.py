"""`red7 backup`, `restore`, `check` and `compact`: operators' commands for the data file."""

import argparse
from contextlib import closing
from pathlib import Path

from red7.core import Red7Error
from red7.hosting.data_folder import FILE, DataFolder, FolderTaken, folder_path
from red7.hosting.operations.backup import back_up, compacted, faults, restore
from red7.hosting.sqlite.file import check_file


def backup_file(arguments: argparse.Namespace) -> int:
    """Copy the data file; a server may be running meanwhile."""
    target = Path(arguments.file)
    size = back_up(folder_path(arguments.data), target)
    print(f"All games are in {target} ({size / 1e6:.1f} MB).")
    return 0


def restore_file(arguments: argparse.Namespace) -> int:
    """Replace the data file by a backup, while no server is running."""
    path = folder_path(arguments.data)
    with closing(_folder(path)) as folder:
        before = restore(Path(arguments.file), folder)
    print(f"The games of {arguments.file} are in {path} now.")
    if before is not None:
        print(f"What was there before is kept as {before.name}.")
    return 0


def _folder(path: Path) -> DataFolder:
    """Return a data folder, locked. Raise `Red7Error` if a server uses it."""
    try:
        return DataFolder(path)
    except FolderTaken:
        raise Red7Error(f"a red7 is running with the games in {path}; end it first") from None


def compact_data(arguments: argparse.Namespace) -> int:
    """Rewrite the data file as small as possible, while no server is running."""
    path = folder_path(arguments.data)
    # Checked first, so that no folder is created if there is none.
    check_file(path / FILE)
    with closing(_folder(path)) as folder:
        before, after = compacted(folder.file)
    print(f"{folder.file}: {before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now")
    return 0


def check_data(arguments: argparse.Namespace) -> int:
    """Print what is damaged; return 1 if anything is, else 0."""
    path = folder_path(arguments.data) / FILE
    found = 0
    for fault in faults(path):
        print(fault)
        found += 1
    print(f"{path}: {found or 'nothing'} damaged")
    return 1 if found else 0
