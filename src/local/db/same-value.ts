/**
 * Whether two rows say the same: plain objects and arrays by what is in them. Anything else that a
 * database can store (a date, a map) is the same only as itself.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]));
}

/** By its tag: what comes out of a database may be of another realm. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";
}
