import { unfit } from "../crest-fault.ts";
import { broken, type Chunk } from "./png-chunks.ts";

/** Pixels each way; the largest place that shows a crest has a third of them. */
export const MAX_SIDE = 1_024;

/** Samples of a pixel and the depths that are possible, by colour type (PNG, table 11.1). */
const COLORS: Readonly<Record<number, { readonly samples: number; readonly depths: number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The passes of an interlaced picture: first column and row, and the steps between. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Unpacks the data of a picture and counts its bytes.
 * @throws FunctionError 422 png_dimensions, png_broken where the data are more or fewer than the
 *   header says.
 */
export async function readImage(chunks: readonly Chunk[]): Promise<void> {
  const expected = bytesOf(chunks[0]?.data ?? new Uint8Array(), chunks);
  const packed = new Blob(
    chunks.flatMap(({ type, data }) => (type === "IDAT" ? [new Uint8Array(data)] : [])),
  );
  if ((await unpackedSize(packed, expected)) !== expected) throw broken();
}

/** How many bytes the unpacked rows have: a filter type before each, whole bytes for its pixels. */
function bytesOf(header: Uint8Array, chunks: readonly Chunk[]): number {
  if (header.length !== 13) throw broken();
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, type = 0, packing, filter, interlace = 0] = header.subarray(8);
  const color = COLORS[type];
  if (!color?.depths.includes(depth) || packing !== 0 || filter !== 0 || interlace > 1) {
    throw broken();
  }
  if (type === 3 && !chunks.some((chunk) => chunk.type === "PLTE")) throw broken();
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
    throw unfit("png_dimensions", `A crest has at most ${MAX_SIDE} × ${MAX_SIDE} pixels.`);
  }
  const bits = color.samples * depth;
  const passes = interlace === 1 ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.reduce((sum, [left, top, stepX, stepY]) => {
    const columns = Math.max(0, Math.ceil((width - left) / stepX));
    const rows = Math.max(0, Math.ceil((height - top) / stepY));
    return columns === 0 ? sum : sum + rows * (1 + Math.ceil((columns * bits) / 8));
  }, 0);
}

/** Stops once there is more than `limit`, so that a small file cannot unpack to gigabytes. */
async function unpackedSize(packed: Blob, limit: number): Promise<number> {
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.length;
      if (size > limit) throw broken();
    }
  } catch {
    throw broken();
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
