import type { ProviderProblem, ProviderReading, ProviderThing } from "../facts.ts";
import { entryOf, listUnder, type ProviderEntry, providerIdOf } from "./provider-value.ts";

/** Records a problem of the entry that is being read. */
export type ReportProblem = (code: string, message: string) => void;

interface ListOfThings<Fact> {
  readonly thing: ProviderThing;
  /** The name under which the answer holds the list. */
  readonly list: string;
  /** Where an entry may hold its id, the likeliest first. */
  readonly idFields: readonly string[];
  /** Returns null for an unusable entry after it has reported why. */
  readonly read: (entry: ProviderEntry, id: string, report: ReportProblem) => Fact | null;
}

/**
 * Reads a list entry by entry, reports bad entries by id and reads the rest (A §5). If two entries
 * share an id, the first one counts.
 */
export function readEach<Fact>(answer: unknown, how: ListOfThings<Fact>): ProviderReading<Fact> {
  const { thing } = how;
  const name = `${thing[0]?.toUpperCase()}${thing.slice(1)}`;
  const records: Fact[] = [];
  const problems: ProviderProblem[] = [];
  const seenIds = new Set<string>();
  const list = listUnder(answer, how.list);
  if (list === null) {
    const message = `The answer holds no list of ${how.list}`;
    problems.push({ thing, code: "no_list", id: null, message });
    return { records, problems, seenIds, isComplete: false };
  }
  let isComplete = true;
  for (const [index, value] of list.entries()) {
    const entry = entryOf(value);
    const id = entry === null ? null : firstId(entry, how.idFields);
    if (entry === null || id === null) {
      const message = `${name} in place ${index + 1} of the answer has no id`;
      problems.push({ thing, code: "no_id", id: null, message });
      isComplete = false;
      continue;
    }
    const report: ReportProblem = (code, message) => problems.push({ thing, code, id, message });
    if (seenIds.has(id)) {
      report("twice", `${name} ${id} is listed twice`);
      continue;
    }
    seenIds.add(id);
    const record = how.read(entry, id, report);
    if (record !== null) records.push(record);
  }
  return { records, problems, seenIds, isComplete };
}

function firstId(entry: ProviderEntry, fields: readonly string[]): string | null {
  for (const field of fields) {
    const id = providerIdOf(entry[field]);
    if (id !== null) return id;
  }
  return null;
}
