/** Checks a stored value's type, because a disk or an older version may have left another. */
export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === "string";
/** IndexedDB also stores NaN and Infinity, which do not count as figures. */
export const isNumber: Check = (value) =>
  typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
/** A count within a season, which a screen may draw one by one. */
export const isCount: Check = (value) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 10_000;
export const isFlag: Check = (value) => typeof value === "boolean";
export const isObject: Check = (value) => typeof value === "object" && value !== null;
export const isScore: Check = (value) => isObject(value) && areNumbers(value as object);
/** The day is YYYY-MM-DD. */
export const isDay: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const orNull =
  (isSound: Check): Check =>
  (value) =>
    value === null || isSound(value);
export const orNothing =
  (isSound: Check): Check =>
  (value) =>
    value === undefined || isSound(value);
export const isListOf =
  (isSound: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isSound);
export const isOneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);

/** The object must have all of these fields and may have others. */
export function has(checks: Readonly<Record<string, Check>>): Check {
  const each = Object.entries(checks);
  return (value) =>
    isObject(value) &&
    each.every(([name, isSound]) => isSound((value as Readonly<Record<string, unknown>>)[name]));
}

export const hasNumbers = (names: readonly string[]): Check =>
  has(Object.fromEntries(names.map((name) => [name, isNumber])));

function areNumbers(value: object): boolean {
  return Object.values(value).every(isNumber);
}
