import { groupBy } from "../../shared/group-by.ts";
import { foldText } from "../../shared/search-text.ts";
import type { ProviderPlayer, ProviderProblem, ProviderTeam } from "../facts.ts";
import { differingFields } from "./differing-fields.ts";
import {
  askKey,
  type PlannedChange,
  questionOf,
  type StepQuestion,
  type SyncDecisions,
} from "./planned-change.ts";
import { playerName } from "./player-name-of.ts";
import type { SeasonRows, SyncPlayerRow, SyncTeamRow } from "./season-rows.ts";

interface PlayersPlan {
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly ProviderProblem[];
  readonly question: StepQuestion | null;
}

/** A person's place on one team of the answer. */
interface Place {
  readonly team: ProviderTeam;
  readonly player: ProviderPlayer;
}

/**
 * Plans the players of the teams that were read: a person on another team moves, one on two teams
 * gets two rows, and players who are no longer accepted or listed become inactive. Walk-ons, merged
 * players and those deactivated by hand stay as they are (D33, D62).
 */
export function planProviderPlayers(
  rows: SeasonRows,
  teams: readonly ProviderTeam[],
  goneTeams: readonly SyncTeamRow[],
  decisions: SyncDecisions,
): PlayersPlan {
  const leagueId = rows.league.id;
  const teamRows = new Map(rows.teams.map((row) => [row.provider_id, row]));
  const factOf = new Map(teams.map((team) => [teamRows.get(team.id)?.id ?? team.id, team]));
  /** Returns the team's row id, or the provider's id while there is no row. */
  const refOf = (team: ProviderTeam) => teamRows.get(team.id)?.id ?? team.id;
  const isOpen = (team: ProviderTeam) => {
    const row = teamRows.get(team.id);
    return !(row?.archived_at && row.set_by_hand.includes("archived_at"));
  };
  const places = groupBy(
    teams
      .filter(isOpen)
      .flatMap((team) => team.players.map((player): Place => ({ team, player })))
      .filter(({ player }) => player.isActive),
    ({ player }) => player.id,
  );
  const teamIds = new Set(rows.teams.map(({ id }) => id));
  const own = rows.players.filter((row) => teamIds.has(row.team_id));
  const rowsOf = groupBy(
    own.filter(({ provider_id }) => provider_id !== null),
    ({ provider_id }) => provider_id ?? "",
  );
  const changes: PlannedChange[] = [];
  const problems: ProviderProblem[] = [];
  const accountedFor = new Set<string>();

  for (const [person, where] of places) {
    const mine = rowsOf.get(person) ?? [];
    const missing = where.filter(({ team }) => !mine.some((row) => row.team_id === refOf(team)));
    for (const { team, player } of where) {
      const row = mine.find(({ team_id }) => team_id === refOf(team));
      if (row === undefined) continue;
      accountedFor.add(row.id);
      changes.push(...updated(row, player, undefined, leagueId));
    }
    const elsewhere = mine.filter((row) => !where.some(({ team }) => refOf(team) === row.team_id));
    const [goal] = missing;
    if (goal === undefined) continue;
    const fixed = elsewhere.filter(staysWhereItIs);
    for (const row of fixed) accountedFor.add(row.id);
    if (where.length === 1 && fixed.length > 0) continue;
    const active = elsewhere.filter(({ is_active }) => is_active);
    const [mover, another] = active.length > 0 ? active : elsewhere;
    if (where.length === 1 && mover !== undefined && another === undefined) {
      accountedFor.add(mover.id);
      const from = factOf.get(mover.team_id);
      const isGone = goneTeams.some(({ id }) => id === mover.team_id);
      if (from?.hasAllPlayers === true || isGone || !mover.is_active) {
        changes.push(...updated(mover, goal.player, refOf(goal.team), leagueId));
      } else {
        const message = `Player ${person} may have moved: the list of the other team is not complete`;
        problems.push({ thing: "player", code: "moved", id: person, message });
      }
      continue;
    }
    for (const place of missing) {
      const added = newPlayer(place, refOf(place.team), own, leagueId, decisions);
      accountedFor.add(added.rowId ?? "");
      changes.push(added);
    }
  }

  const live = own.filter((row) => row.provider_id !== null && row.is_active);
  const gone = live.filter((row) => {
    const team = factOf.get(row.team_id);
    if (team === undefined || accountedFor.has(row.id) || isLeftAlone(row)) return false;
    if (row.set_by_hand.includes("is_active")) return false;
    const isListed = team.players.some(({ id }) => id === row.provider_id);
    return isListed || (team.hasAllPlayers && team.players.length > 0);
  });
  for (const team of teams) {
    const row = teamRows.get(team.id);
    const isEmpty = team.hasAllPlayers && team.players.length === 0;
    if (isEmpty && live.some(({ team_id }) => team_id === row?.id)) {
      const message = `Team ${team.id} lists no players: its players stay as they are`;
      problems.push({ thing: "team", code: "empty", id: team.id, message });
    }
  }
  return {
    changes: [...changes, ...gone.map((row) => deactivated(row, leagueId))],
    problems,
    question: questionOf("players", gone.length, live.length),
  };
}

/** A sync never writes to such a row. */
function isLeftAlone(row: SyncPlayerRow): boolean {
  return row.is_walk_on || row.is_merged || row.deactivated_by_hand;
}

/** Such a row is not matched with a person on another team. */
function staysWhereItIs(row: SyncPlayerRow): boolean {
  return isLeftAlone(row) || row.set_by_hand.includes("team_id");
}

function updated(
  row: SyncPlayerRow,
  player: ProviderPlayer,
  teamRef: string | undefined,
  leagueId: string,
): PlannedChange[] {
  if (isLeftAlone(row)) return [];
  const difference = differingFields(row, { name: playerName(player), team_id: teamRef });
  const base = { entity: "player", providerId: player.id, rowId: row.id, leagueId } as const;
  if (!row.is_active && !row.set_by_hand.includes("is_active")) {
    return [
      {
        ...base,
        action: "restore",
        before: { is_active: false, ...difference?.before },
        after: { is_active: true, ...difference?.after },
      },
    ];
  }
  return difference === null ? [] : [{ ...base, action: "change", ...difference }];
}

/** If a person entered a player of the same name by hand, the plan asks whether the two are one. */
function newPlayer(
  { player }: Place,
  teamRef: string,
  own: readonly SyncPlayerRow[],
  leagueId: string,
  decisions: SyncDecisions,
): PlannedChange {
  const name = playerName(player);
  const base = { entity: "player", providerId: player.id, leagueId } as const;
  const decided = decisions.get(askKey(base));
  const like = own.find(
    (row) =>
      row.provider_id === null &&
      row.team_id === teamRef &&
      row.is_active &&
      !isLeftAlone(row) &&
      foldText(row.name) === foldText(name),
  );
  if (like === undefined || decided === "different") {
    return { ...base, action: "add", rowId: null, before: {}, after: { name, team_id: teamRef } };
  }
  const adopted = { before: { provider_id: null }, after: { provider_id: player.id } };
  return decided === "same"
    ? { ...base, action: "change", rowId: like.id, ...adopted }
    : { ...base, action: "ask", rowId: like.id, ...adopted, reason: "entered_by_hand" };
}

function deactivated(row: SyncPlayerRow, leagueId: string): PlannedChange {
  return {
    entity: "player",
    action: "archive",
    providerId: row.provider_id ?? "",
    rowId: row.id,
    leagueId,
    before: { is_active: true },
    after: { is_active: false },
  };
}
