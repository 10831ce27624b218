"""A StandBy of 800 × 480 as a 1-bit PNG, drawn with Pillow: python3 panel.py FONT ROUNDS

Prints the median time in microseconds of drawing and encoding one picture, fonts loaded, and the bytes of the last one.
"""

import io
import statistics
import sys
import time

from PIL import Image, ImageDraw, ImageFont


def font(path, size, weight):
    face = ImageFont.truetype(path, size)
    try:
        face.set_variation_by_axes([32, weight])
    except OSError:
        pass
    return face


def picture(fonts, done):
    image = Image.new("1", (800, 480), 1)
    draw = ImageDraw.Draw(image)
    draw.text((41, 191), "Meditate", font=fonts["name"], fill=0, anchor="ls")
    draw.text((41, 262), "After the coffee", font=fonts["plain"], fill=0, anchor="ls")
    draw.text((105, 366), str(100 + done), font=fonts["numeral"], fill=0, anchor="ls")
    draw.text((260, 366), "days", font=fonts["plain"], fill=0, anchor="ls")
    draw.ellipse((551, 141, 749, 339), outline=0, width=4)
    draw.arc((541, 131, 759, 349), -90, -90 + 360 * done / 97, fill=0, width=21)
    draw.ellipse((610, 200, 690, 280), fill=0)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


path, rounds = sys.argv[1], int(sys.argv[2])
fonts = {"name": font(path, 105, 700), "numeral": font(path, 83, 700), "plain": font(path, 51, 500)}
times, last = [], b""
for round in range(-5, rounds):
    start = time.perf_counter()
    last = picture(fonts, 1 + (round + 5) % 96)
    if round >= 0:
        times.append((time.perf_counter() - start) * 1e6)
print(f"{statistics.median(times):.1f} {len(last)}")
