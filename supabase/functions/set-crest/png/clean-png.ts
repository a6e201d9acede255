import { broken, type Chunk, isPng, readChunks, writeChunks } from "./png-chunks.ts";
import { readImage } from "./png-image.ts";

export { isPng };

/** What a picture is drawn from; texts, dates, profiles, animations and all else stay behind. */
const KEPT = ["IHDR", "sRGB", "gAMA", "PLTE", "tRNS", "IDAT", "IEND"];

const MOST_BYTES: Readonly<Record<string, number>> = { sRGB: 1, gAMA: 4, tRNS: 256, IEND: 0 };

/**
 * A PNG of the same look, from its own chunks alone: the picture is unpacked once, so that what is
 * stored is whole.
 * @throws FunctionError 422 png_broken, png_dimensions.
 */
export async function cleanPng(bytes: Uint8Array): Promise<Uint8Array> {
  const chunks = readChunks(bytes);
  checkOrder(chunks);
  await readImage(chunks);
  return writeChunks(chunks.filter(({ type }) => KEPT.includes(type)));
}

/** IHDR first, one PLTE before the data, the data in one run, IEND last, and no critical stranger. */
function checkOrder(chunks: readonly Chunk[]): void {
  const types = chunks.map(({ type }) => type);
  const isCritical = (type: string) => /^[A-Z]/.test(type);
  if (types.some((type) => isCritical(type) && !KEPT.includes(type))) throw broken();
  const critical = types.filter((type) => KEPT.includes(type)).join(" ");
  const order = /^IHDR( sRGB| gAMA)*( PLTE)?( tRNS)?( IDAT)+ IEND$/;
  if (!order.test(critical)) throw broken();
  const data = types.slice(types.indexOf("IDAT"), types.lastIndexOf("IDAT") + 1);
  if (data.some((type) => type !== "IDAT")) throw broken();
  if (!chunks.every(hasItsSize)) throw broken();
}

/** Only such chunks are drawn (PNG, chapter 11); a longer one could carry anything. */
function hasItsSize({ type, data: { length } }: Chunk): boolean {
  if (type === "PLTE") return length % 3 === 0 && length > 0 && length <= 768;
  return length <= (MOST_BYTES[type] ?? length);
}
