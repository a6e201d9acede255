import { setTimeout as sleep } from "node:timers/promises";
import type { ApiHandler, ApiRequest } from "../http/api-message.ts";
import { HEAD_WITHIN_MS, headAddress, readPageHead, type ServedHead } from "../http/page-head.ts";
import { pictureAddress } from "../pictures/picture-address.ts";

/** Asks the function `head`, as the hosts do; a page never waits long for it and never fails by it. */
export function createHeadOfPage(functions: ApiHandler) {
  return async (request: ApiRequest): Promise<ServedHead | null> => {
    const address = headAddress(request.path);
    if (address === null) return null;
    const asked = functions({
      ...request,
      method: "GET",
      path: address,
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.alloc(0),
    }).then(({ status, body }) => {
      const head = status === 200 ? readPageHead(JSON.parse(`${body ?? ""}`)) : null;
      return head && { ...head, picture: pictureAddress(address, head) };
    });
    try {
      return await Promise.race([asked, sleep(HEAD_WITHIN_MS, null, { ref: false })]);
    } catch (error) {
      process.stderr.write(`The head of ${request.path} could not be read: ${String(error)}\n`);
      return null;
    }
  };
}
