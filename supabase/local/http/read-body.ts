import type { IncomingMessage } from "node:http";

/** Largest body: 500 events of 4 KB and their envelope. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

/**
 * Reads the whole body of a request.
 * @throws BodyTooLargeError past MAX_BODY_BYTES; the rest is read and dropped so that the caller
 *   can read the answer.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) throw new BodyTooLargeError();
  return Buffer.concat(chunks);
}
