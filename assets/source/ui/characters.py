"""Which characters the fonts hold: everything that an English or Japanese text is likely to need."""

import json
import pathlib

ASCII = "".join(chr(c) for c in range(0x20, 0x7F))
LATIN_1 = "".join(chr(c) for c in range(0xA0, 0x100))
LATIN_MORE = "ŒœŠšŽžŸĀāĒēĪīŌōŪūĞğİıŞşŁłŃńŚśŹźŻżĄąĆćĘęČčĎďĚěŇňŘřŤťŮůŐőŰűȘșȚț"
MARKS = "‐‑–—‘’‚“”„†‡•…‰′″‹›€™−×÷≈≠≤≥∞"
SYMBOLS = "←↑→↓↔↕↖↗↘↙⇧⏎■□▲△▶▷▼▽◀◁◆◇○◎●◯★☆♡♥♪♫✓✔✕✗✦"
JAPANESE_MARKS = "　、。，．・：；？！´¨ヽゝゞ々〆〇ー―‐／＼～〜｜…（）〔〕［］｛｝〈〉《》「」『』【】＋－±×÷＝＜＞￥％＃＆＊＠§※"
FULL_WIDTH = "".join(chr(c) for c in range(0xFF10, 0xFF1A)) + "".join(chr(c) for c in range(0xFF21, 0xFF3B))
HIRAGANA = "".join(chr(c) for c in range(0x3041, 0x3095))
KATAKANA = "".join(chr(c) for c in range(0x30A1, 0x30FB))
KYOUIKU = "".join((pathlib.Path(__file__).parent / "kyouiku.txt").read_text(encoding="utf-8").split())

LATIN = ASCII + LATIN_1 + LATIN_MORE + MARKS
KANA = SYMBOLS + JAPANESE_MARKS + HIRAGANA + KATAKANA


def jis_level_1():
    """The 2,965 kanji of JIS X 0208 level 1: rows 16 to 47."""
    out = []
    for row in range(16, 48):
        for cell in range(1, 95):
            try:
                out.append(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp"))
            except UnicodeDecodeError:
                pass
    return "".join(out)


def used_in_texts(folder):
    """Every character of every text of the game, in order of its code: whatever a page makes its title can be written."""
    tables = (json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.json"))
    return "".join(sorted({c for table in tables for text in table["texts"].values() for c in text}))
