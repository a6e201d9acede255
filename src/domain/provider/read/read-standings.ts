import type { ProviderProblem, ProviderReading, ProviderStanding } from "../facts.ts";
import { entryOf, listUnder, providerCount, providerText } from "./provider-value.ts";
import { isPseudoDivision } from "./pseudo-division.ts";
import { type ReportProblem, readEach } from "./read-each.ts";

/** Reads the answer of /leagues/{id}/standings with the teams of all divisions. */
export function readStandings(answer: unknown): ProviderReading<ProviderStanding> {
  const lines: unknown[] = [];
  const problems: ProviderProblem[] = [];
  const divisions = listUnder(answer, "divisions");
  for (const [index, value] of (divisions ?? []).entries()) {
    const name = providerText(entryOf(value)?.name);
    const teams = entryOf(value)?.teams;
    if (!Array.isArray(teams)) {
      const message = `Division ${name ?? index + 1} has no list of teams`;
      problems.push({ thing: "standing", code: "no_list", id: null, message });
      continue;
    }
    const division = name === null || isPseudoDivision(name) ? null : name;
    lines.push(...teams.map((team) => ({ ...entryOf(team), division })));
  }
  const reading = readEach(divisions === null ? answer : lines, {
    thing: "standing",
    list: "divisions",
    idFields: ["id", "team_id"],
    read: (entry, id, report) => ({
      id,
      name: providerText(entry.name),
      division: providerText(entry.division),
      ...countsOf(entry.stats, id, report),
    }),
  });
  return {
    ...reading,
    problems: [...problems, ...reading.problems],
    isComplete: reading.isComplete && problems.length === 0,
  };
}

type Counts = Pick<ProviderStanding, "wins" | "losses" | "draws" | "forfeitWins" | "forfeitLosses">;

/** If only one of the two forfeit counts is there, the other is 0. */
function countsOf(stats: unknown, id: string, report: ReportProblem): Counts {
  const counts = new Map<keyof Counts, number>();
  for (const stat of Array.isArray(stats) ? stats : []) {
    const name = providerText(entryOf(stat)?.name)?.toLowerCase();
    const field = NAMES.get(name ?? "");
    if (field === undefined) continue;
    const count = providerCount(entryOf(stat)?.value);
    if (count === "unreadable") {
      report("count", `Standing of team ${id} has a count that cannot be read: ${name}`);
    } else if (count !== null) {
      counts.set(field, count);
    }
  }
  const of = (name: keyof Counts) => counts.get(name) ?? null;
  const [forfeitWins, forfeitLosses] = [of("forfeitWins"), of("forfeitLosses")];
  const hasForfeits = forfeitWins !== null || forfeitLosses !== null;
  return {
    wins: of("wins"),
    losses: of("losses"),
    draws: of("draws"),
    forfeitWins: hasForfeits ? (forfeitWins ?? 0) : null,
    forfeitLosses: hasForfeits ? (forfeitLosses ?? 0) : null,
  };
}

const NAMES: ReadonlyMap<string, keyof Counts> = new Map([
  ["wins", "wins"],
  ["losses", "losses"],
  ["ties", "draws"],
  ["draws", "draws"],
  ["forfeit wins", "forfeitWins"],
  ["forfeit losses", "forfeitLosses"],
]);
