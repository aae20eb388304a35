#!/usr/bin/env python3
"""Packs the extension for VS Code with the version of the tool, the same bytes each time for the same files.

    scripts/package-vscode-extension.py DIRECTORY

Gives DIRECTORY/l10n-gen-VERSION.vsix.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

PACKAGE = Path(__file__).resolve().parent.parent
SCRIPTS = PACKAGE / "scripts"

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Tags>{tags}</Tags>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      <Property Id="Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown" Value="true"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""

CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""


def manifest(package):
    return MANIFEST.format(
        name=quoteattr(package["name"]),
        version=quoteattr(package["version"]),
        publisher=quoteattr(package["publisher"]),
        engine=quoteattr(package["engines"]["vscode"]),
        title=escape(package["displayName"]),
        description=escape(package["description"]),
        tags=escape(",".join(package["keywords"])),
        categories=escape(",".join(package["categories"])),
    )


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: scripts/package-vscode-extension.py DIRECTORY")
    version = subprocess.run([SCRIPTS / "release-version.sh"], check=True, capture_output=True, text=True).stdout.strip()
    archive = Path(sys.argv[1]).resolve() / f"l10n-gen-{version}.vsix"
    archive.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        root = Path(work)
        extension = root / "extension"
        shutil.copytree(PACKAGE / "Editors" / "vscode", extension, ignore=shutil.ignore_patterns("test"))
        shutil.copyfile(PACKAGE / "LICENSE", extension / "LICENSE.txt")
        shutil.copytree(PACKAGE / "Schemas", extension / "schemas")
        package = json.loads((extension / "package.json").read_text("utf-8"))
        package["version"] = version
        (extension / "package.json").write_text(json.dumps(package, indent=2) + "\n", "utf-8")
        (root / "extension.vsixmanifest").write_text(manifest(package), "utf-8")
        (root / "[Content_Types].xml").write_text(CONTENT_TYPES, "utf-8")
        subprocess.run([SCRIPTS / "release-pack.py", root, archive], check=True)
    print(archive)


main()
