import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG, with its checksum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(data.length);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}

/** IHDR of a picture of eight bits a sample; color 2 is RGB, 3 a palette, 6 RGBA. */
export function pngHeader(width: number, height: number, color = 6, interlace = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([8, color, 0, 0, interlace], 8);
  return pngChunk("IHDR", data);
}

/** Rows of one byte value, each behind its filter type, packed. */
export function pngData(bytesOfRow: number, rows: number, value = 0x7f): Buffer {
  const row = Buffer.alloc(bytesOfRow + 1, value);
  row[0] = 0;
  return pngChunk("IDAT", deflateSync(Buffer.concat(Array<Buffer>(rows).fill(row))));
}

export const png = (...chunks: readonly Uint8Array[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks]);

/** A whole picture of one color. */
export function plainPng(side = 4, ...more: readonly Uint8Array[]): Buffer {
  const end = pngChunk("IEND");
  return png(pngHeader(side, side), ...more, pngData(side * 4, side), end);
}
