import { type ApiAnswer, jsonAnswer } from "./api-message.ts";

/** No call of the app nests deeper than eight levels. */
const MAX_LEVELS = 32;

/** 500 events of 4 KB that hold nothing but ids have half as many. */
const MAX_VALUES = 100_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Says what a JSON text has too much of, by counting brackets and commas before anything parses it.
 * PostgreSQL parses by recursion, so a deep or endless text would stop the database for everybody.
 */
export function excessOf(text: Buffer, mostLevels = MAX_LEVELS): "levels" | "values" | undefined {
  let level = 0;
  let commas = 0;
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
      if (level > mostLevels) return "levels";
    } else if (byte === 0x5d || byte === 0x7d) level -= 1;
    else if (byte === COMMA) {
      commas += 1;
      if (commas >= MAX_VALUES) return "values";
    }
  }
  return undefined;
}

/** Refuses for good, and not for now, so that a phone halves its batch (I14). */
export function tooMuchJson(excess: "levels" | "values"): ApiAnswer {
  const [status, code, message] =
    excess === "levels"
      ? ([400, "PGRST102", `JSON may be nested ${MAX_LEVELS} levels deep`] as const)
      : ([413, "PT413", `JSON may hold ${MAX_VALUES} values`] as const);
  return jsonAnswer(status, { code, message, details: null, hint: null });
}
