import { crc32, deflateSync } from "node:zlib";

/** Enough for two colours, the hashes between them and a smooth edge; 16 fit half a byte. */
const COLOURS = 16;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Writes a third of the size of four channels. A color beyond the palette becomes the nearest one.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const palette = paletteOf(pixels);
  const nearest = new Map<number, number>();
  const row = Math.ceil(width / 2);
  // PNG wants a byte before each row that names its filter; 0 means none.
  const rows = Buffer.alloc((row + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    const key = keyAt(pixels, at);
    const index = nearest.get(key) ?? nearestOf(palette, colourOf(key));
    nearest.set(key, index);
    const column = at % width;
    const byte = Math.floor(at / width) * (row + 1) + 1 + (column >> 1);
    rows[byte] = (rows[byte] ?? 0) | (column % 2 === 0 ? index << 4 : index);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8);
  const isClear = palette.some(([, , , alpha]) => alpha < 255);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    ...(isClear ? [chunk("tRNS", Buffer.from(palette.map(([, , , alpha]) => alpha)))] : []),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns the commonest colors first, each clearly different from those before it. */
function paletteOf(pixels: Uint8Array): Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length / 4; at += 1) {
    const key = keyAt(pixels, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  const palette: Colour[] = [];
  for (const leastApart of [24, 12, 4, 0]) {
    for (const [key] of byCount) {
      if (palette.length === COLOURS) return palette;
      const colour = colourOf(key);
      if (palette.every((known) => apart(known, colour) > leastApart)) palette.push(colour);
    }
  }
  return palette;
}

function nearestOf(palette: readonly Colour[], colour: Colour): number {
  const distances = palette.map((known) => apart(known, colour));
  return distances.indexOf(Math.min(...distances));
}

/** Compares what is seen; a transparent pixel may have any colour. */
function apart(one: Colour, other: Colour): number {
  const seen = ([red, green, blue, alpha]: Colour) =>
    [red, green, blue].map((value) => (value * alpha) / 255).concat(alpha);
  const [left, right] = [seen(one), seen(other)];
  return Math.max(...left.map((value, index) => Math.abs(value - (right[index] ?? 0))));
}

function keyAt(pixels: Uint8Array, at: number): number {
  return new DataView(pixels.buffer, pixels.byteOffset).getUint32(at * 4);
}

function colourOf(key: number): Colour {
  return [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
