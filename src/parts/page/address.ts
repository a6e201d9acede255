import { useSearchParams } from "react-router-dom";

interface HowToWrite {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** A change starts from the current address: the page may have been drawn with an older one. */
export function useAddress(): readonly [
  URLSearchParams,
  (change: (newest: URLSearchParams) => URLSearchParams, how?: HowToWrite) => void,
] {
  const [drawn, write] = useSearchParams();
  return [drawn, (change, how) => write(change(new URLSearchParams(window.location.search)), how)];
}

/** The address with these values; null and "" leave no trace, what else stands in it stays. */
export function withValues(
  address: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The one of the values that the text names; null: it names none. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Null for the default, which leaves no trace in an address. */
export function unlessDefault<Value>(value: Value, usual: Value): Value | null {
  return value === usual ? null : value;
}
