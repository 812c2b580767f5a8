"""The build hook: every wheel, sdist and editable install has texts and front end, built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The scripts are no package, and a build frontend puts no folder of ours on the path.
sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import compile_texts
import front_end


class FrontEnd(BuildHookInterface[BuilderConfig]):
    """Builds what is not there yet, or was made of other sources."""

    def dependencies(self) -> list[str]:
        """What must be installed for this build: Node, or nothing."""
        return [] if front_end.is_built() else [front_end.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have texts and site before anything is packed."""
        try:
            compile_texts.build()
            front_end.build()
        except front_end.BuildFailed as failure:
            self.app.abort(str(failure))
