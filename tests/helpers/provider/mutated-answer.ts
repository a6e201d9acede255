import fc from "fast-check";

/** What real and broken servers put where something else is expected. */
const JUNK = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "",
    " ",
    0,
    -1,
    1.5,
    1e21,
    true,
    false,
    [],
    {},
    "TBD",
    "0",
    "12 ",
    "1000000000000",
    "constructor",
    "__proto__",
    "2026-02-30",
    "10/04/2026",
    "25:00",
    "12:60 PM",
    "\u0000\u202e",
    "\ud800",
    "x".repeat(300),
  ),
  fc.jsonValue(),
);

const CHANGE = fc.record({
  place: fc.nat({ max: 10_000 }),
  act: fc.constantFrom("replace", "replace", "replace", "remove", "repeat"),
  junk: JUNK,
});

/** Answers that differ from a sample in one to eight places. */
export function mutatedAnswer(sample: unknown): fc.Arbitrary<unknown> {
  return fc
    .array(CHANGE, { minLength: 1, maxLength: 8 })
    .map((changes) => changes.reduce(changed, structuredClone(sample)));
}

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

function changed(answer: unknown, change: { place: number; act: string; junk: unknown }): unknown {
  const places = placesIn(answer);
  const at = places[change.place % (places.length + 1)];
  if (at === undefined) return change.act === "replace" ? change.junk : answer;
  const { holder, key } = at;
  if (Array.isArray(holder)) {
    const index = Number(key);
    if (change.act === "replace") holder[index] = change.junk;
    else if (change.act === "remove") holder.splice(index, 1);
    else holder.push(structuredClone(holder[index]));
  } else if (change.act === "remove") delete holder[key];
  else if (change.act === "replace") holder[key] = change.junk;
  return answer;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
