import type { TeamMember } from "../../../domain/roster/team-member.ts";
import type { NamedTeam } from "../../../domain/season/team-card.ts";
import { seasonCodes } from "../../../domain/season/team-code.ts";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { allOk, fail, ok } from "../../../domain/shared/result.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { readAll } from "../../../remote/http/read-all.ts";
import { NOTHING, notRead, replaceTables } from "../../refresh/pull.ts";
import { readLastUserAhead } from "../device/use-last-user.ts";
import { membersOf, readSeasonOfTeam } from "./season-of-team.ts";
import { type KeptPage, readPageAhead, useKeptPage } from "./use-kept-page.ts";
import { underJerseys, waitingJerseys } from "./waiting-jerseys.ts";

export interface TeamPage {
  /** null if the server has no such team for this reader. */
  readonly card: NamedTeam | null;
  readonly face: TeamFace;
  readonly games: readonly TeamGame[];
  readonly members: readonly TeamMember[];
  /** Ids of players whose new number still waits on this device (I17). */
  readonly waitingIds: ReadonlySet<string>;
  /** null if there is none, or nobody is signed in (D13). */
  readonly captainEmail: string | null;
  readonly teams: readonly TeamSeason[];
}

export const teamPage: KeptPage<TeamPage> = {
  name: "team",
  tables: ["team_cards", "team_game_log", "team_rosters", "team_season_stats", "team_contacts"],
  async pull(parts, teamId) {
    const { reference, reader, signal } = parts;
    const card = await reference.teamCard(teamId, signal);
    if (!card.ok) return notRead(parts, card);
    const team = card.value;
    const read = await readAll({
      games: team === null ? NOTHING : reference.teamGames(teamId, signal),
      members: team === null ? NOTHING : reference.teamRoster(teamId, signal),
      teams: team === null ? NOTHING : reference.leagueTeams(team.leagueId, signal),
      contacts: team === null || reader === null ? NOTHING : reference.teamContact(teamId, signal),
    });
    if (!read.ok) return notRead(parts, read);
    const { games, members, teams, contacts } = read.value;
    const tables = {
      team_cards: team === null ? [] : [team],
      team_game_log: games,
      team_rosters: members.map((member) => ({ ...member, id: member.playerId })),
      team_season_stats: teams.map((row) => ({ ...row, id: row.teamId })),
      team_contacts: contacts,
    };
    // A reader who saw the team has also received all that it has.
    return replaceTables(parts, teamId, tables, reader !== null || team !== null);
  },
  async read(device, teamId) {
    const { reference } = device;
    const rows = await Promise.all([
      reference.list("team_cards", teamId, isSoundCopy),
      reference.list("team_game_log", teamId, isSoundCopy),
      reference.list("team_rosters", teamId, isSoundCopy),
      reference.list("team_season_stats", teamId, isSoundCopy),
      reference.list("team_contacts", teamId, isSoundCopy),
      waitingJerseys(device),
    ]);
    const read = allOk(rows);
    if (!read.ok) return read;
    // A damaged card does not mean that the server has no such team (S20).
    if (reference.isPartial(["team_cards"], teamId)) return fail({ code: "not-on-device" });
    const [cards, games, members, teams, contacts, waiting] = read.value;
    const card = cards[0] ?? null;
    return ok({
      card,
      face: await faceOf(device, card),
      games,
      members: underJerseys(members, waiting, ({ playerId }) => playerId),
      waitingIds: new Set(waiting.keys()),
      captainEmail: contacts[0]?.captainEmail ?? null,
      teams,
    });
  },
  async fromSeason(device, teamId) {
    const found = await readSeasonOfTeam(device, teamId);
    if (!found.ok || found.value === null) return found.ok ? ok(null) : found;
    const { card, games, teams, waitingIds, readAt, isPartial } = found.value;
    const value = {
      card,
      face: await faceOf(device, card),
      games,
      members: membersOf(found.value),
      waitingIds,
      captainEmail: null,
      teams,
    };
    return ok({ value, readAt, isPartial });
  },
};

/** The proposed code depends on all teams of the season that are on this device. */
async function faceOf({ reference }: DeviceRows, card: NamedTeam | null): Promise<TeamFace> {
  if (card === null) return { code: "", color: null, crest: null };
  const season = await reference.list("teams", card.seasonId);
  const { id, name, code = null, color = null, crest = null } = card;
  const others = season.ok ? season.value.filter((team) => team.id !== id) : [];
  const codes = seasonCodes([...others, { id, name, code }]);
  return { code: codes.get(id) ?? "?", color, crest };
}

export const useTeamPage = (teamId: string) => useKeptPage(teamPage, teamId);
export const readTeamPageAhead = (teamId: string) =>
  Promise.all([readPageAhead(teamPage, teamId), readLastUserAhead()]);
