import type { ProviderThing } from "../../../src/domain/provider/facts.ts";
import type { LeagueAnswers } from "../../../src/domain/provider/plan/plan-sync.ts";
import type { SyncStep } from "../../../src/domain/provider/plan/planned-change.ts";
import { providerPath } from "../../../src/domain/provider/provider-path.ts";
import { readGameDays, readGames } from "../../../src/domain/provider/read/read-games.ts";
import { readLeagues } from "../../../src/domain/provider/read/read-leagues.ts";
import { readStandings } from "../../../src/domain/provider/read/read-standings.ts";
import { readTeams } from "../../../src/domain/provider/read/read-teams.ts";
import type { WireProblem } from "../../../src/domain/provider/sync-contract.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { callProvider } from "../_shared/provider/call-provider.ts";
import type { ProviderSettings } from "../_shared/provider/provider-settings.ts";

type Part = keyof LeagueAnswers;

/** What each step reads; without its first part it cannot be planned. */
const PARTS: Readonly<Record<SyncStep, readonly [Part, ...Part[]]>> = {
  status: ["league"],
  teams: ["teams", "standings"],
  games: ["games"],
  standings: ["standings", "games"],
  divisions: ["standings", "league"],
};

const THINGS: Readonly<Record<Part, ProviderThing>> = {
  league: "league",
  teams: "team",
  games: "game",
  standings: "standing",
};

export interface Fetched {
  readonly answers: LeagueAnswers;
  readonly failures: ReadonlyMap<Part, WireProblem>;
}

/** The part without which a step cannot be planned. */
export function mainPart(step: SyncStep): Part {
  return PARTS[step][0];
}

/** Asks the provider for what the steps of a league need, all at once. One that fails fails alone. */
export async function fetchLeague(
  settings: ProviderSettings,
  providerId: string,
  steps: readonly SyncStep[],
  budgetMs: number,
): Promise<Fetched> {
  const parts = [...new Set(steps.flatMap((step) => PARTS[step]))];
  const failures = new Map<Part, WireProblem>();
  const bodies = new Map<Part, unknown>();
  await Promise.all(
    parts.map(async (part) => {
      try {
        const path = providerPath[part](providerId);
        bodies.set(part, await callProvider(settings, path, { budgetMs }));
      } catch (error) {
        if (!(error instanceof FunctionError)) throw error;
        const { code, message } = error;
        failures.set(part, { thing: THINGS[part], code, id: providerId, message });
      }
    }),
  );
  const read = <Value>(part: Part, how: (body: unknown) => Value) =>
    bodies.has(part) ? { [part]: how(bodies.get(part)) } : {};
  const answers = {
    ...read("league", readLeagues),
    ...read("teams", readTeams),
    ...read("games", (body) => ({ reading: readGames(body), days: readGameDays(body) })),
    ...read("standings", readStandings),
  };
  return { answers, failures };
}
