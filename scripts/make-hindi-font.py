"""Makes app/fonts/anek-devanagari-hindi.woff2: Anek Devanagari with the letters, signs and conjuncts that Hindi writes, in the weights of
the site. The font as it is published has 967 glyphs and 258 KB; this one has some 500 and 106 KB (docs/decisions/174-one-catalogue.md).
Needs fonttools with brotli and hb-shape (Debian: fonttools python3-brotli libharfbuzz-bin). Rare conjuncts show their half forms.
"""

import glob
import itertools
import subprocess
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

SOURCE = "node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2"
TARGET = "app/fonts/anek-devanagari-hindi.woff2"
# What pages in other languages say in Hindi: the switch, and the line that offers it.
OFFER = "app/fonts/anek-devanagari-offer.woff2"
OFFERED = "हिंदी यह पेज हिंदी में पढ़ें"
# Anek Latin has it in a file of 37 KB.
RUPEE = "app/fonts/anek-devanagari-rupee.woff2"
RUPEE_SOURCE = "node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-latin-ext-wght-normal.woff2"
WEIGHTS = "wght=400:690"
LETTERS = (
    "U+0901-0903,U+0905-090B,U+090D,U+090F-0911,U+0913-0930,U+0932-0933,U+0935-0939,U+093C-0943,U+0945,U+0947-0949,U+094B-094D,"
    "U+0950,U+0958-095F,U+0964-096F,U+200C,U+200D,U+25CC"
)

CONSONANTS = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ"
NUKTAS = "क़ ख़ ग़ ज़ ड़ ढ़ फ़".split()
SIGNS = ["", *"ा ि ी ु ू ृ े ै ो ौ ॉ ॅ ं ँ ः ीं ें ैं ों ौं ाँ ूँ ुँ िं ्".split()]
VOWEL_SIGNS = SIGNS[:13]
VIRAMA = "्"

# What Hindi writes as one sign, with everything that stands around it.
CONJUNCTS = """क्ष त्र ज्ञ श्र द्ध द्व द्य द्म द्भ द्र द्द द्ग द्ब त्त ट्ट ड्ड ट्ठ ड्ढ ह्म ह्य ह्व ह्न ह्र ह्ल क्त क्क च्च ज्ज ल्ल न्न म्म प्प
ब्ब श्च श्व श्न श्ल स्त्र ष्ट ष्ठ ष्ट्र न्त्र न्द्र न्ध न्त न्द स्थ स्त स्क स्प स्म स्न त्म त्न त्स त्थ प्त प्ल क्ल ब्ल ग्ल फ़्ल म्प म्ब
म्भ ण्ट ण्ड ण्ठ ञ्च ञ्ज ङ्क ङ्ग क्स क्श ग्न घ्न च्छ ज्व ड्य ट्र ड्र द्ध्य ध्य ध्व प्य ब्ज ब्द भ्य म्न म्य म्ल र्य ल्क ल्ट ल्प ल्म ल्य व्य
श्य ष्क ष्ण ष्प ष्म ष्य स्य स्व स्ट स्र ह्ण ज़्य क़्त फ़्ट ट्स ट्क न्ट न्स न्ज न्क म्स ल्फ ल्ड ल्ब र्ट्स""".split()


def words():
    for letter in [*CONSONANTS, *NUKTAS]:
        yield from (letter + sign for sign in SIGNS)
        for sign in VOWEL_SIGNS:
            yield from ("र" + VIRAMA + letter + sign, "र" + VIRAMA + letter + sign + "ं", letter + VIRAMA + "र" + sign)
        yield from (letter + VIRAMA + other for other in ("क", "य", "या", "व", "\u200d"))
    for conjunct in CONJUNCTS:
        yield from (conjunct + sign for sign in SIGNS)
        yield from ("र" + VIRAMA + conjunct + sign for sign in ["", *"ा ि ी े".split()])
    for vowel in "अआइईउऊऋएऐओऔऑॐ":
        yield from (vowel, vowel + "ं", vowel + "ँ")
    yield from ["।", "॥", "०१२३४५६७८९", "ऽ", "\u25cc"]
    yield from itertools.chain.from_iterable(Path(file).read_text().split() for file in glob.glob("shared/texts/hi/*.ts"))


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def glyphs_of(font, texts, folder):
    said = Path(f"{folder}/said.txt")
    said.write_text("\n".join(sorted(texts)))
    shaped = run("hb-shape", "--no-positions", "--no-clusters", f"--text-file={said}", font)
    names = {name for line in shaped.splitlines() for name in line.strip("[]").split("|")}
    return (names & set(TTFont(font).getGlyphOrder())) - {".notdef"}


def subset(font, texts, letters, target, folder):
    names = glyphs_of(font, texts, folder)
    Path(f"{folder}/glyphs.txt").write_text("\n".join(sorted(names)))
    run("pyftsubset", font, letters, f"--glyphs-file={folder}/glyphs.txt", "--no-layout-closure", "--layout-features=*",
        "--flavor=woff2", "--no-hinting", f"--output-file={target}")
    print(f"{target}: {len(names)} glyphs, {Path(target).stat().st_size} bytes")


with tempfile.TemporaryDirectory() as folder:
    packed, font, one_weight, rupee = (f"{folder}/{name}" for name in ("packed.woff2", "font.ttf", "one-weight.ttf", "rupee.ttf"))
    run("fonttools", "varLib.instancer", SOURCE, WEIGHTS, "-o", packed)
    run("fonttools", "ttLib.woff2", "decompress", "-o", font, packed)
    run("fonttools", "varLib.instancer", font, "wght=580", "-o", one_weight)
    subset(font, {word for word in words() if not word.isascii()}, f"--unicodes={LETTERS}", TARGET, folder)
    # Conjuncts are made by way of half letters, which the words themselves do not show.
    halves = {letter + VIRAMA + "\u200d" for letter, sign in itertools.pairwise(OFFERED) if sign == VIRAMA}
    subset(one_weight, {*OFFERED.split(), *halves}, f"--text={OFFERED}", OFFER, folder)
    run("fonttools", "varLib.instancer", RUPEE_SOURCE, WEIGHTS, "-o", rupee)
    run("pyftsubset", rupee, "--text=₹", "--flavor=woff2", "--no-hinting", f"--output-file={RUPEE}")
