import { RestError } from "./rest-error.ts";

/** PGRST205: no such table or view. */
export function unknownTable(name: string, known: ReadonlyMap<string, unknown>): RestError {
  const near = nearest(name, known.keys());
  return new RestError(404, {
    code: "PGRST205",
    message: `Could not find the table 'public.${name}' in the schema cache`,
    hint: near === undefined ? null : `Perhaps you meant the table 'public.${near}'`,
  });
}

/** PGRST202: no function with that name and those parameters. */
export function unknownFunction(
  name: string,
  given: readonly string[],
  known: ReadonlyMap<string, unknown>,
): RestError {
  const near = nearest(name, known.keys());
  const list = [...given].sort().join(", ");
  return new RestError(404, {
    code: "PGRST202",
    message: `Could not find the function public.${name}${
      list === "" ? " without parameters" : `(${list})`
    } in the schema cache`,
    details:
      `Searched for the function public.${name} ` +
      `${list === "" ? "without parameters" : `with parameters ${list}`}` +
      ", but no matches were found in the schema cache.",
    hint: near === undefined ? null : `Perhaps you meant to call the function public.${near}`,
  });
}

/** The known name that shares most letter pairs, as a hint for a typing error. */
function nearest(name: string, known: Iterable<string>): string | undefined {
  const pairs = letterPairs(name);
  let best: string | undefined;
  let bestShare = 0.5;
  for (const candidate of known) {
    const others = letterPairs(candidate);
    const shared = [...pairs].filter((pair) => others.has(pair)).length;
    const share = (2 * shared) / (pairs.size + others.size);
    if (share > bestShare) {
      best = candidate;
      bestShare = share;
    }
  }
  return best;
}

function letterPairs(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at += 1) pairs.add(text.slice(at, at + 2));
  return pairs;
}
