import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses a body. Quality 9 takes a tenth of the time of the best and gives a few percent more
 * bytes.
 */
export function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(body);
}
