import * as v from "valibot";

/** A field may stay empty, which means that the value is unknown. */
export const emptyAsNone = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === "" ? null : text)),
);

/** Accepts a typed whole number from 0 to 999. */
export function wholeNumber(wrong: string) {
  return v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/, wrong), v.transform(Number));
}

/** Also accepts an empty field, as null. */
export function wholeNumberOrNone(wrong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,3}$/, wrong),
    v.transform((text) => (text === "" ? null : Number(text))),
  );
}
