"""Cuts Archivo to what the app shows, so that all files fit 90 KB: western, central European and
Vietnamese names, weights 400-850, widths 62-100 %. Needs Python with fonttools and brotli; run from
the project root:
    python scripts/fonts/subset-archivo.py
The embedded server draws pictures of shared addresses with two weights of it, since its library
reads no variable font. The sources come from @fontsource-variable/archivo (OFL, no reserved font name).
"""

import os

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/archivo/files/archivo-{}-wdth-normal.woff2"
TARGET = "src/ui/styles/fonts/archivo-{}.woff2"
AXES = {"wght": (400, 400, 850), "wdth": (62, 100, 100)}
PICTURES = "supabase/local/pictures/fonts/archivo-{}-{}.ttf"
WEIGHTS = {"bold": {"wght": 800, "wdth": 75}, "medium": {"wght": 600, "wdth": 85}}
FEATURES = {"latin": ["kern", "tnum"], "latin-ext": [], "vietnamese": []}

PUNCTUATION = [
    0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D,
    0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212,
]
# Letters of Latin Extended-A that no living name needs.
RARE = {
    0x108, 0x109, 0x114, 0x115, 0x11C, 0x11D, 0x124, 0x125, 0x12C, 0x12D, 0x132, 0x133, 0x134, 0x135,
    0x138, 0x13F, 0x140, 0x149, 0x14E, 0x14F, 0x15C, 0x15D, 0x166, 0x167, 0x16C, 0x16D, 0x17F,
}
RANGES = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *PUNCTUATION],
    "latin-ext": [c for c in range(0x100, 0x180) if c not in RARE] + [*range(0x218, 0x21C)],
    # Small letters and the capitals that begin names; doubly accented capitals do not.
    "vietnamese": [0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1EA1, 0x1EFA, 2)],
}


def cut(name, axes, target, family=None):
    font = instantiateVariableFont(TTFont(SOURCE.format(name)), axes)
    options = subset.Options()
    options.layout_features = FEATURES[name]
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=RANGES[name])
    cutter.subset(font)
    if family is None:
        font.flavor = "woff2"
    else:
        font.flavor = None
        font["name"].setName(family, 1, 3, 1, 0x409)
    font.save(target)
    print(target, os.path.getsize(target), "bytes")


for name in RANGES:
    cut(name, AXES, TARGET.format(name))
    for weight, axes in WEIGHTS.items():
        cut(name, axes, PICTURES.format(weight, name), f"archivo-{weight}")
