#!/usr/bin/python3
"""Makes the three TrueType files that PDFs are set in, from Debian's fonts.

    apt-get install fonts-noto-core fonts-sil-andika fonttools
    /usr/bin/python3 assets/fonts/cut.py

The result is the same bytes for the same Debian packages (bookworm: fonts-noto-core 20201225-1, fonts-sil-andika 6.101-2).
Layout tables are dropped because the PDF writer does not read them: marks are placed by app/document.
"""
import io
import os
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

NOTO = "/usr/share/fonts/truetype/noto/"
ANDIKA = "/usr/share/fonts/truetype/andika/"

# Latin of every African orthography in use, tone marks, and the signs of school mathematics and science.
TEXT = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x2AF), (0x2B0, 0x2FF), (0x300, 0x345), (0x35C, 0x361),
    (0x37E, 0x37E), (0x384, 0x3CE), (0x3D1, 0x3D1), (0x3D5, 0x3D5),
    (0x1E00, 0x1EF9), (0x2010, 0x2027), (0x202F, 0x203A), (0x203C, 0x203C), (0x2044, 0x2044), (0x2047, 0x2049),
    (0x2070, 0x209C), (0x20A0, 0x20BF), (0x2103, 0x2103), (0x2109, 0x2109), (0x2113, 0x2113), (0x2116, 0x2116),
    (0x2122, 0x2122), (0x2126, 0x2126), (0x212B, 0x212B), (0x2150, 0x215F),
    (0x2C60, 0x2C62), (0x2C64, 0x2C64), (0x2C6D, 0x2C70), (0xA788, 0xA78C), (0xA7AA, 0xA7AE), (0xA7B2, 0xA7B7),
    (0xFB00, 0xFB04), (0xFFFD, 0xFFFD),
]
MATH = [
    (0x2190, 0x2199), (0x21CC, 0x21CC), (0x21D0, 0x21D4), (0x2200, 0x2200), (0x2202, 0x2203), (0x2205, 0x220B), (0x220F, 0x220F), (0x2211, 0x2213),
    (0x2217, 0x221A), (0x221D, 0x221E), (0x2220, 0x2220), (0x2225, 0x2225), (0x2227, 0x222B), (0x2234, 0x2237), (0x223C, 0x223C), (0x2243, 0x2245),
    (0x2248, 0x2248), (0x2260, 0x2261), (0x2264, 0x2265), (0x226A, 0x226B), (0x2282, 0x2287), (0x22A5, 0x22A5), (0x22C5, 0x22C5),
]
SIGNS = [
    (0x25A0, 0x25A1), (0x25AA, 0x25AB), (0x25B2, 0x25B3), (0x25B6, 0x25B6), (0x25BA, 0x25BA), (0x25BC, 0x25BD),
    (0x25C6, 0x25C7), (0x25CB, 0x25CB), (0x25CF, 0x25CF), (0x2605, 0x2606), (0x2610, 0x2612), (0x2713, 0x2714), (0x2717, 0x2718),
]
# Headings are titles and fixed words; a title that needs more is set in the bold text face.
HEADING = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x2AF), (0x2B0, 0x2FF), (0x300, 0x333), (0x1E00, 0x1EF9),
    (0x2010, 0x2027), (0x202F, 0x203A), (0x2044, 0x2044), (0x2070, 0x208E), (0x2190, 0x2193), (0x2212, 0x2212),
    (0x2248, 0x2248), (0x2260, 0x2260), (0x2264, 0x2265), (0x221A, 0x221A), (0xA78B, 0xA78C),
]


def wanted(ranges):
    return {c for first, last in ranges for c in range(first, last + 1)}


def cut(path, ranges, without=()):
    font = TTFont(path, recalcTimestamp=False)
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "DSIG", "Feat", "Glat", "Gloc", "Silf", "Sill", "MATH", "STAT", "meta"]
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.glyph_names = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(wanted(ranges) - set(without)))
    cutter.subset(font)
    return font


def joined(parts):
    """One font of several whose units are the same; the first one's names and metrics stay."""
    files = []
    for part in parts:
        file = io.BytesIO()
        part.save(file)
        file.seek(0)
        files.append(file)
    first = parts[0]
    font = Merger().merge(files)
    font.recalcTimestamp = False
    for table in ("name", "OS/2", "post"):
        font[table] = first[table]
    for field in ("ascent", "descent", "lineGap"):
        setattr(font["hhea"], field, getattr(first["hhea"], field))
    font["head"].created, font["head"].modified = first["head"].created, first["head"].modified
    return font


def finish(font, name, family, style):
    """Names the font (a changed Andika may not keep its reserved name) and writes it."""
    table = font["name"]
    for record in list(table.names):
        if record.nameID in (1, 2, 3, 4, 6) or record.platformID != 3:
            table.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)
    for number, text in ((1, family), (2, style), (3, f"{family} {style} cut for Somo"), (4, f"{family} {style}"), (6, f"{family}-{style}".replace(" ", "")),
                         (13, "Licensed under the SIL Open Font License, Version 1.1.")):
        table.setName(text, number, 3, 1, 0x409)
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    font.save(path)
    print(f"{name}: {len(font.getBestCmap())} characters, {os.path.getsize(path)} bytes")


def text_face(style, name):
    text = cut(f"{NOTO}NotoSans-{style}.ttf", TEXT)
    have = set(text.getBestCmap())
    math = cut(f"{NOTO}NotoSansMath-Regular.ttf", MATH, have)
    have |= set(math.getBestCmap())
    signs = cut(f"{NOTO}NotoSansSymbols2-Regular.ttf", SIGNS, have)
    have |= set(signs.getBestCmap())
    print("no font has:", " ".join(f"U+{c:04X}" for c in sorted(wanted(TEXT + MATH + SIGNS) - have)))
    finish(joined([text, math, signs]), name, "Somo Text", style)


text_face("Regular", "text-regular.ttf")
text_face("Bold", "text-bold.ttf")
finish(cut(f"{ANDIKA}Andika-Bold.ttf", HEADING), "heading-bold.ttf", "Somo Heading", "Bold")
