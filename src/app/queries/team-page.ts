import type { TeamMember } from "../../domain/roster/team-member.ts";
import type { NamedTeam } from "../../domain/season/team-card.ts";
import { ok } from "../../domain/shared/result.ts";
import type { TeamGame } from "../../domain/standings/game-log.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import type { TransportResult } from "../../sync/transport.ts";
import { type PullParts, type PullProblem, referenceWriter } from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

export interface TeamPage {
  /** null: the server has no such team for this reader. */
  readonly card: NamedTeam | null;
  readonly games: readonly TeamGame[];
  readonly members: readonly TeamMember[];
  /** Players whose new number waits on this device (I17). */
  readonly waitingIds: ReadonlySet<string>;
  /** null: none, or nobody is signed in (D13). */
  readonly captainEmail: string | null;
  /** Every team of its league, for its rank among them. */
  readonly teams: readonly TeamSeason[];
}

/** A team, its schedule, its roster and the records of its league. */
export const teamPageRead: PageRead<TeamPage> = {
  name: "team",
  tables: ["team_cards", "team_game_log", "team_rosters", "team_season_stats", "team_contacts"],
  showsWaiting: true,
  pull: pullTeam,
  async read({ reference, operations }, teamId) {
    const [cards, games, members, teams, contacts, waiting] = await Promise.all([
      reference.list("team_cards", teamId),
      reference.list("team_game_log", teamId),
      reference.list("team_rosters", teamId),
      reference.list("team_season_stats", teamId),
      reference.list("team_contacts", teamId),
      waitingJerseys(operations),
    ]);
    if (!cards.ok) return cards;
    if (!games.ok) return games;
    if (!members.ok) return members;
    if (!teams.ok) return teams;
    if (!contacts.ok) return contacts;
    if (!waiting.ok) return waiting;
    return ok({
      card: cards.value[0] ?? null,
      games: games.value,
      members: underJerseys(members.value, waiting.value, ({ playerId }) => playerId),
      waitingIds: new Set(waiting.value.keys()),
      captainEmail: contacts.value[0]?.captainEmail ?? null,
      teams: teams.value,
    });
  },
};

const NOBODY: TransportResult<readonly never[]> = { ok: true, value: [] };

async function pullTeam(parts: PullParts, teamId: string): Promise<PullProblem | null> {
  const { reference, identity, signal } = parts;
  const reader = identity.currentUserId();
  const card = await reference.teamCard(teamId, signal);
  if (!card.ok) return card.answer.kind;
  const team = card.value;
  const [games, members, teams, contacts] = await Promise.all([
    team === null ? NOBODY : reference.teamGames(teamId, signal),
    team === null ? NOBODY : reference.teamRoster(teamId, signal),
    team === null ? NOBODY : reference.leagueTeams(team.leagueId, signal),
    // In the name of somebody only (D13).
    team === null || reader === null ? NOBODY : reference.teamContact(teamId, signal),
  ]);
  if (!games.ok) return games.answer.kind;
  if (!members.ok) return members.answer.kind;
  if (!teams.ok) return teams.answer.kind;
  if (!contacts.ok) return contacts.answer.kind;
  // Whoever was shown the team was shown all that it has.
  const write = referenceWriter(parts, reader, teamId, reader !== null || team !== null);
  return (
    (await write("team_cards", team === null ? [] : [team])) ??
    (await write("team_game_log", games.value)) ??
    (await write(
      "team_rosters",
      members.value.map((member) => ({ ...member, id: member.playerId })),
    )) ??
    (await write(
      "team_season_stats",
      teams.value.map((row) => ({ ...row, id: row.teamId })),
    )) ??
    (await write("team_contacts", contacts.value))
  );
}
