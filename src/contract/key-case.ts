/** Keys whose null is a value on the wire; every other null there means "not given". */
const MEANINGFUL_NULLS: ReadonlySet<string> = new Set([
  "playerId",
  "passerPlayerId",
  "jerseyNumber",
  "seenTransition",
  "seenClock",
]);

/** Renames all keys to snake_case, exactly in both directions: payload keys are never ids. */
export function toWireKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWireKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [snakeCase(key), toWireKeys(inner)]),
  );
}

/** Renames all keys of a JSON value to camelCase and removes nulls that only mean "absent". */
export function fromWireKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWireKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [camelCase(key), fromWireKeys(inner)] as const)
      .filter(([key, inner]) => inner !== null || MEANINGFUL_NULLS.has(key)),
  );
}

export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
