import * as v from "valibot";

/** A text field that may stay empty; an empty one means that nothing is known. */
export const emptyAsNone = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === "" ? null : text)),
);

/** A whole number from 0 to 999, as typed. */
export function wholeNumber(wrong: string) {
  return v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/, wrong), v.transform(Number));
}

/** The same, or nothing. */
export function wholeNumberOrNone(wrong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,3}$/, wrong),
    v.transform((text) => (text === "" ? null : Number(text))),
  );
}
