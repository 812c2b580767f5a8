"""`red7 backup`, `restore`, `check` and `compact`: the data file in the hands of an operator."""

import argparse
from contextlib import closing
from pathlib import Path

from red7.core import Red7Error
from red7.hosting.data_folder import FILE, DataFolder, FolderTaken, folder_path
from red7.hosting.operations.backup import back_up, compacted, faults, restore
from red7.hosting.sqlite.file import check_file


def backup_file(arguments: argparse.Namespace) -> int:
    """Copy the data file, while a server may be running."""
    target = Path(arguments.file)
    size = back_up(folder_path(arguments.data), target)
    print(f"All games are in {target} ({size / 1e6:.1f} MB).")
    return 0


def restore_file(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the data file, while no server is running."""
    path = folder_path(arguments.data)
    with closing(_folder(path)) as folder:
        before = restore(Path(arguments.file), folder)
    print(f"The games of {arguments.file} are in {path} now.")
    if before is not None:
        print(f"What was there before is kept as {before.name}.")
    return 0


def _folder(path: Path) -> DataFolder:
    """A folder that no server has. Raises `Red7Error`."""
    try:
        return DataFolder(path)
    except FolderTaken:
        raise Red7Error(f"a red7 is running with the games in {path}; end it first") from None


def compact_data(arguments: argparse.Namespace) -> int:
    """Write the data file anew, as small as it gets, while no server is running."""
    path = folder_path(arguments.data)
    # No folder is made where there is none.
    check_file(path / FILE)
    with closing(_folder(path)) as folder:
        before, after = compacted(folder.file)
    print(f"{folder.file}: {before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now")
    return 0


def check_data(arguments: argparse.Namespace) -> int:
    """Say what is damaged; 1 if anything is."""
    path = folder_path(arguments.data) / FILE
    found = 0
    for fault in faults(path):
        print(fault)
        found += 1
    print(f"{path}: {found or 'nothing'} damaged")
    return 1 if found else 0
