import { excessOf } from "../http/json-nesting.ts";
import { RestError } from "./rest-error.ts";

/** PostgreSQL's limit of an array's dimensions. */
const ARRAY_LEVELS = 6;

/** 500 ids as one text are a fifth of it. */
const MAX_ARRAY_CHARACTERS = 100_000;

/** No number, date or id is as long; the database would repeat megabytes in its error. */
const MAX_SCALAR_CHARACTERS = 1_000;

const TEXT_TYPES: ReadonlySet<string> = new Set(["text", "character varying", "name"]);

/**
 * Refuses a value that would take the database seconds to read, or whose depth would make it overwrite
 * the embedded engine's memory.
 * @param value as it came: the text of a filter, or any JSON value.
 * @throws RestError 400, as PostgREST refuses such a value; 413 for JSON of too many values.
 */
export function checkValue(type: string, value: unknown): void {
  if (TEXT_TYPES.has(type) || value === null || value === undefined) return;
  if (type === "json" || type === "jsonb") {
    // A string is parsed a second time, by the database; what came as JSON was checked with its body.
    if (typeof value === "string") checkJson(value);
  } else if (type.endsWith("[]")) {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const isLong = typeof value === "string" && text.length > MAX_ARRAY_CHARACTERS;
    if (isLong || excessOf(Buffer.from(text), ARRAY_LEVELS) !== undefined) throw unfit(type);
  } else if (typeof value === "object") {
    throw unfit(type);
  } else if (typeof value === "string" && value.length > MAX_SCALAR_CHARACTERS) {
    throw unfit(type);
  }
}

function checkJson(text: string): void {
  const excess = excessOf(Buffer.from(text));
  if (excess === "levels") {
    throw new RestError(400, { code: "PGRST102", message: "JSON may be nested 32 levels deep" });
  }
  if (excess === "values") {
    throw new RestError(413, { code: "PT413", message: "JSON may hold 100000 values" });
  }
}

function unfit(type: string): RestError {
  return new RestError(400, { code: "22P02", message: `invalid input syntax for type ${type}` });
}
