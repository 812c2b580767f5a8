"""The build hook: builds texts and front end for every wheel, sdist and editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The scripts are not a package, and pip does not put their folder on the path.
sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import compile_texts
import front_end


class FrontEnd(BuildHookInterface[BuilderConfig]):
    """Builds texts and front end if they are missing or out of date."""

    def dependencies(self) -> list[str]:
        """Return what this build needs: Node, or nothing."""
        return [] if front_end.is_built() else [front_end.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build texts and site before pip packs the files."""
        try:
            compile_texts.build()
            front_end.build()
        except front_end.BuildFailed as failure:
            self.app.abort(str(failure))
