import { unfit } from "../crest-fault.ts";

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length and type before the data, the checksum behind it. */
const AROUND_DATA = 12;

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Whether the first bytes are those of a PNG, whatever its name says. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/**
 * The chunks up to IEND; what follows it, such as another file, is not read.
 * @throws FunctionError 422 png_broken where one is cut off or its checksum is wrong.
 */
export function readChunks(bytes: Uint8Array): readonly Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (chunks.at(-1)?.type !== "IEND") {
    if (at + AROUND_DATA > bytes.length) throw broken();
    const end = at + AROUND_DATA + view.getUint32(at);
    if (end > bytes.length) throw broken();
    const named = bytes.subarray(at + 4, end - 4);
    if (checksumOf(named) !== view.getUint32(end - 4)) throw broken();
    const type = String.fromCharCode(...named.subarray(0, 4));
    if (!/^[A-Za-z]{4}$/.test(type)) throw broken();
    chunks.push({ type, data: named.subarray(4) });
    at = end;
  }
  return chunks;
}

/** A whole PNG of these chunks, with checksums of its own. */
export function writeChunks(chunks: readonly Chunk[]): Uint8Array {
  const size = chunks.reduce((sum, { data }) => sum + AROUND_DATA + data.length, SIGNATURE.length);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const { type, data } of chunks) {
    const end = at + AROUND_DATA + data.length;
    view.setUint32(at, data.length);
    for (let letter = 0; letter < 4; letter += 1) bytes[at + 4 + letter] = type.charCodeAt(letter);
    bytes.set(data, at + 8);
    view.setUint32(end - 4, checksumOf(bytes.subarray(at + 4, end - 4)));
    at = end;
  }
  return bytes;
}

/** CRC-32 of type and data (PNG, annex D). */
function checksumOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CHECKSUMS[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** What is refused where a PNG is not whole. */
export function broken(): Error {
  return unfit("png_broken", "The PNG is damaged.");
}
