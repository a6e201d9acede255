import { type ApiAnswer, jsonAnswer } from "./api-message.ts";

/** No call of the app nests deeper than eight levels. */
const MAX_LEVELS = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether JSON text is nested deeper than MAX_LEVELS. Only brackets are counted, so that this
 * happens before anything parses or walks the text: PostgreSQL does so by recursion, and deep text
 * would take the embedded engine down with everybody's requests.
 */
export function isNestedTooDeep(text: Buffer): boolean {
  let level = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at];
    if (isInString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    // `[` and `{`, then `]` and `}`: they differ in one bit.
    else if (byte === 0x5b || byte === 0x7b) {
      level += 1;
      if (level > MAX_LEVELS) return true;
    } else if (byte === 0x5d || byte === 0x7d) level -= 1;
  }
  return false;
}

/** The caller's fault, not one that passes (I14). */
export function nestedTooDeep(): ApiAnswer {
  return jsonAnswer(400, {
    code: "PGRST102",
    message: `JSON may be nested ${MAX_LEVELS} levels deep`,
    details: null,
    hint: null,
  });
}
