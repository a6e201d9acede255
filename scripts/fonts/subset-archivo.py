"""Cuts Archivo to what the app shows, so that both files fit 90 KB: Latin and Latin Extended-A,
weights 400-850, widths 62-100 %. Needs Python with fonttools and brotli; run from the project root:
    python scripts/fonts/subset-archivo.py
The sources come from @fontsource-variable/archivo (OFL, no reserved font name).
"""

import os

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/archivo/files/archivo-{}-wdth-normal.woff2"
TARGET = "src/ui/fonts/archivo-{}.woff2"
AXES = {"wght": (400, 400, 850), "wdth": (62, 100, 100)}
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "pnum"]

PUNCTUATION = [
    0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D,
    0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2192, 0x2212,
]
RANGES = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *PUNCTUATION],
    "latin-ext": [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E],
}

for name, unicodes in RANGES.items():
    font = instantiateVariableFont(TTFont(SOURCE.format(name)), AXES)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET.format(name))
    print(TARGET.format(name), os.path.getsize(TARGET.format(name)), "bytes")
