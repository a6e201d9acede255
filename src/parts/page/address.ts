import { useSearchParams } from "react-router-dom";

interface HowToWrite {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** A change starts from the current address, because the page may show an older one. */
export function useAddress(): readonly [
  URLSearchParams,
  (change: (newest: URLSearchParams) => URLSearchParams, how?: HowToWrite) => void,
] {
  const [drawn, write] = useSearchParams();
  return [drawn, (change, how) => write(change(new URLSearchParams(window.location.search)), how)];
}

/** Returns the address with these values; null and "" are left out, and other parameters stay. */
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

/** Returns the value that the text names, or null. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** Returns null for the default, which is left out of an address. */
export function unlessDefault<Value>(value: Value, usual: Value): Value | null {
  return value === usual ? null : value;
}
