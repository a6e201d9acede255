import { listUnder, providerIdOf } from "../../../src/domain/provider/read/provider-value.ts";

interface Told {
  readonly id: string | null;
  readonly message: string;
}

/** Counts the entries that gave no record and that no problem names by id or place. */
export function silentEntries(
  answer: unknown,
  list: string,
  records: readonly { readonly id: string }[],
  problems: readonly Told[],
  idFields: readonly string[],
): number {
  const entries = listUnder(answer, list);
  if (entries === null) return problems.length === 0 ? 1 : 0;
  const told = problems.map(({ id, message }) => id ?? message);
  const left = new Set(records.map(({ id }) => id));
  return entries.filter((entry, index) => {
    const fields = Object(entry) as Record<string, unknown>;
    const id = idFields.map((field) => providerIdOf(fields[field])).find((each) => each !== null);
    if (Array.isArray(entry) || id === undefined) {
      return !told.some((each) => each.includes(`in place ${index + 1} `));
    }
    return !left.delete(id) && !told.includes(id);
  }).length;
}
