"""What Android shows of the game outside of itself: the icon's layers for screens of every density, and the television's banner.

Files lie as Android wants its resources: folders named by kind, language and density.
"""

from PIL import Image

from . import icon
from .canvas import Canvas

DENSITIES = {"mdpi": 1.0, "hdpi": 1.5, "xhdpi": 2.0, "xxhdpi": 3.0, "xxxhdpi": 4.0}  # pixels in a unit
LAYER = 108  # units
LAYERS = {"background": icon.background, "foreground": icon.foreground, "monochrome": icon.monochrome}
BANNER = (160, 90)  # units
BANNER_DENSITIES = ("xhdpi", "xxxhdpi")  # of televisions with 1080 and 2160 lines
LOGO = 148  # units wide, on the banner
LOGOS = {"": "logo.png", "-ja": "logo_ja.png"}


def banner(logo):
    """The icon's ground with the name before it, in the size of the densest screen."""
    width, height = (side * int(DENSITIES["xxxhdpi"]) for side in BANNER)
    c = Canvas(width, height)
    c.pen.scale(width / 512, width / 512)
    c.pen.translate(0, (512 * height / width - 512) / 2)
    c.pen.rectangle(0, 0, 512, 512)
    icon.ground(c, False)
    name = Image.open(logo).convert("RGBA")
    wide = LOGO * width // BANNER[0]
    name = name.resize((wide, name.height * wide // name.width), Image.LANCZOS)
    picture = Image.fromarray(c.pixels(), "RGBA")
    picture.alpha_composite(name, ((width - name.width) // 2, (height - name.height) // 2))
    return picture.convert("RGB")


def build(folder, pictures):
    """Writes everything below the folder; the game's own pictures hold the names."""
    for density, scale in DENSITIES.items():
        place = folder / f"mipmap-{density}"
        place.mkdir(parents=True, exist_ok=True)
        for name, layer in LAYERS.items():
            layer().save(place / f"ic_launcher_{name}.png", round(LAYER * scale))
    for language, logo in LOGOS.items():
        picture = banner(pictures / logo)
        for density in BANNER_DENSITIES:
            place = folder / f"drawable{language}-{density}"
            place.mkdir(parents=True, exist_ok=True)
            size = tuple(round(side * DENSITIES[density]) for side in BANNER)
            picture.resize(size, Image.LANCZOS).save(place / "banner.png", optimize=True)
    print(f"android: {len(LAYERS)} layers in {len(DENSITIES)} densities, banners in {len(LOGOS)} languages")
