import * as v from "valibot";

/** Returns the reader of an answer; it gives null for a body that does not fit as a whole (I23). */
export function answerReader<Value>(schema: v.GenericSchema<unknown, Value>) {
  return (body: unknown): Value | null => {
    const parsed = v.safeParse(schema, body);
    return parsed.success ? parsed.output : null;
  };
}
