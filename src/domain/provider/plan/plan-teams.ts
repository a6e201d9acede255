import { foldText } from "../../shared/search-text.ts";
import type { ProviderProblem, ProviderReading, ProviderTeam } from "../facts.ts";
import { differingFields, newFields } from "./differing-fields.ts";
import { planProviderPlayers } from "./plan-players.ts";
import type { ForfeitCounts } from "./plan-standings.ts";
import {
  archiving,
  askKey,
  type PlannedChange,
  questionOf,
  type StepPlan,
  type SyncDecisions,
  stoppedStep,
} from "./planned-change.ts";
import { playerName } from "./player-name-of.ts";
import type { SeasonRows, SyncTeamRow } from "./season-rows.ts";

/** What the other answers say about a team that is about to be created. */
interface KnownStanding {
  readonly id: string;
  readonly division: string | null;
  readonly forfeits: ForfeitCounts | null;
}

/**
 * Plans teams and players. An answer without teams stops the step; if teams are missing or
 * unreadable, nobody counts as gone (D62).
 */
export function planProviderTeams(
  rows: SeasonRows,
  answer: ProviderReading<ProviderTeam>,
  standings: readonly KnownStanding[],
  decisions: SyncDecisions,
): StepPlan {
  const leagueId = rows.league.id;
  if (answer.seenIds.size === 0) {
    const id = rows.league.provider_id;
    const empty = { thing: "team", code: "empty", id, message: "No teams found for this league" };
    return stoppedStep("teams", [...answer.problems, empty as ProviderProblem]);
  }
  const byId = new Map(rows.teams.map((row) => [row.provider_id, row]));
  const changes = answer.records.flatMap((fact): PlannedChange[] => {
    const row = byId.get(fact.id);
    if (row !== undefined) return knownTeam(row, fact, leagueId);
    const fields = newTeam(fact, standings);
    const like = rows.teams.find((each) => isLike(each, fact.name));
    const base = { entity: "team", providerId: fact.id, leagueId } as const;
    const decided = decisions.get(askKey(base));
    if (like === undefined || decided === "different") {
      return [{ ...base, action: "add", rowId: null, before: {}, after: fields }];
    }
    const adopted = { before: { provider_id: null }, after: { provider_id: fact.id } };
    return decided === "same"
      ? [{ ...base, action: "change", rowId: like.id, ...adopted }]
      : [{ ...base, action: "ask", rowId: like.id, ...adopted, reason: "entered_by_hand" }];
  });
  const live = rows.teams.filter((row) => row.provider_id !== null && !row.archived_at);
  const gone = answer.isComplete
    ? live.filter((row) => !answer.seenIds.has(row.provider_id ?? "") && mayArchive(row))
    : [];
  const asked = new Set(changes.filter(({ action }) => action === "ask").map(askKey));
  const adopted = new Map(
    changes.flatMap(({ action, rowId, after, providerId }) =>
      action === "change" && "provider_id" in after ? [[rowId, providerId] as const] : [],
    ),
  );
  const teams = rows.teams.map((row) => ({
    ...row,
    provider_id: adopted.get(row.id) ?? row.provider_id,
  }));
  const players = planProviderPlayers(
    { ...rows, teams },
    answer.records.filter((fact) => !asked.has(askKey({ entity: "team", providerId: fact.id }))),
    gone,
    decisions,
  );
  return {
    step: "teams",
    changes: [
      ...changes,
      ...gone.map((row) => archiving("team", row, leagueId)),
      ...players.changes,
    ],
    problems: [...answer.problems, ...players.problems],
    question: questionOf("teams", gone.length, live.length) ?? players.question,
    isStopped: false,
  };
}

function knownTeam(row: SyncTeamRow, fact: ProviderTeam, leagueId: string): PlannedChange[] {
  if (row.archived_at && !mayArchive(row)) return [];
  const difference = differingFields(row, {
    name: fact.name,
    captain_name: captainOf(fact) ?? undefined,
  });
  const base = { entity: "team", providerId: fact.id, rowId: row.id, leagueId } as const;
  if (row.archived_at) {
    return [
      {
        ...base,
        action: "restore",
        before: { archived_at: true, ...difference?.before },
        after: { archived_at: false, ...difference?.after },
      },
    ];
  }
  return difference === null ? [] : [{ ...base, action: "change", ...difference }];
}

/** The "brotherhood" mark is set when the team is created and never changed later (D49). */
function newTeam(fact: ProviderTeam, standings: readonly KnownStanding[]) {
  const standing = standings.find(({ id }) => id === fact.id);
  return newFields({
    name: fact.name,
    captain_name: captainOf(fact),
    division_name: standing?.division,
    forfeited_season: /brotherhood/i.test(fact.name),
    forfeit_wins: standing?.forfeits?.forfeit_wins || undefined,
    forfeit_losses: standing?.forfeits?.forfeit_losses || undefined,
  });
}

function captainOf({ players }: ProviderTeam): string | null {
  const captain = players.find(({ isCaptain, isActive }) => isCaptain && isActive);
  return captain === undefined ? null : playerName(captain);
}

function isLike(row: SyncTeamRow, name: string): boolean {
  return row.provider_id === null && !row.archived_at && foldText(row.name) === foldText(name);
}

function mayArchive({ set_by_hand }: SyncTeamRow): boolean {
  return !set_by_hand.includes("archived_at");
}
