import { unfit } from "./crest-fault.ts";
import { cleanPng, isPng } from "./png/clean-png.ts";
import { MAX_PICTURE_BYTES, tooLarge } from "./read-crest-request.ts";
import { cleanSvg } from "./svg/clean-svg.ts";

export interface CleanPicture {
  readonly mediaType: "image/png" | "image/svg+xml";
  readonly bytes: Uint8Array;
}

/**
 * Reads a picture by its content and writes it anew, with nothing that it does not need to be seen.
 * @throws FunctionError 422 with a code of crest-fault.ts.
 */
export async function cleanPicture(given: Uint8Array): Promise<CleanPicture> {
  const picture = await cleaned(given);
  if (picture.bytes.length > MAX_PICTURE_BYTES) throw tooLarge();
  return picture;
}

async function cleaned(given: Uint8Array): Promise<CleanPicture> {
  if (isPng(given)) return { mediaType: "image/png", bytes: await cleanPng(given) };
  const text = textOf(given);
  if (!/^\s*<(?:\?xml|!|svg|\w+:svg)/.test(text)) throw notAPicture();
  return { mediaType: "image/svg+xml", bytes: new TextEncoder().encode(cleanSvg(text)) };
}

/** SVG of another encoding than UTF-8 is not read; nobody writes it. */
function textOf(given: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(given);
  } catch (error) {
    if (error instanceof TypeError) throw notAPicture();
    throw error;
  }
}

function notAPicture(): Error {
  return unfit("not_a_picture", "A crest is an SVG or a PNG.");
}
