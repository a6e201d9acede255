import type { Player } from "../../../domain/game/player.ts";
import { type TeamRoster, teamRosters } from "../../../domain/roster/team-roster.ts";
import type { League } from "../../../domain/season/season.ts";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { teamNames } from "../../../domain/season/team-names.ts";
import { allOk, ok } from "../../../domain/shared/result.ts";
import { overlayPlayers } from "../../../local/game/overlay.ts";
import { placeholderRow } from "../../../local/reference/placeholder-rows.ts";
import { isSoundCopy } from "../../../local/reference/sound-copies.ts";
import { readAll } from "../../../remote/http/read-all.ts";
import { peopleTables } from "../../refresh/prefetch.ts";
import { NOTHING, notRead, replaceTables } from "../../refresh/pull.ts";
import { type KeptPage, readSeasonPageAhead, useSeasonPage } from "./use-kept-page.ts";
import { waitingJerseys } from "./waiting-jerseys.ts";

export interface TeamCard extends TeamRoster {
  readonly league: League;
  readonly face: TeamFace;
  readonly shortName: string;
  /** null if the team has none, or nobody is signed in (D13). */
  readonly captainEmail: string | null;
}

export interface SeasonRosters {
  readonly cards: readonly TeamCard[];
  /** Applies the jersey edits that still wait, and includes players who left or were merged. */
  readonly players: readonly Player[];
  /** Ids of players whose new number still waits on this device (I17). */
  readonly waitingIds: ReadonlySet<string>;
  readonly hasSeveralLeagues: boolean;
}

export const seasonRosters: KeptPage<SeasonRosters> = {
  name: "season rosters",
  tables: ["leagues", "teams", "players"],
  async pull(parts, seasonId) {
    const { reference, signal, reader } = parts;
    const read = await readAll({
      leagues: reference.leagues(seasonId, signal),
      teams: reference.teams(seasonId, signal),
      players: reference.players(seasonId, signal),
      suspensions: reader === null ? NOTHING : reference.suspensions(seasonId, signal),
      contacts: reader === null ? NOTHING : reference.teamContacts(seasonId, signal),
    });
    if (!read.ok) return notRead(parts, read);
    return replaceTables(parts, seasonId, {
      ...peopleTables(seasonId, read.value),
      team_contacts: read.value.contacts,
    });
  },
  async read(device, seasonId) {
    const { reference } = device;
    const rows = await Promise.all([
      reference.list("leagues", seasonId),
      reference.list("teams", seasonId),
      reference.list("players", seasonId),
      reference.list("team_contacts", seasonId, isSoundCopy),
      waitingJerseys(device),
    ]);
    const read = allOk(rows);
    if (!read.ok) return read;
    const [leagues, teams, players, contacts, jerseyEdits] = read.value;
    const shown = overlayPlayers(players, { walkOns: [], jerseyEdits });
    const leagueOf = new Map(leagues.map((league) => [league.id, league]));
    const names = teamNames(teams);
    const emails = new Map(contacts.map(({ id, captainEmail }) => [id, captainEmail]));
    return ok({
      cards: teamRosters(teams, shown).flatMap((roster): TeamCard[] => {
        const { id, leagueId, color = null, crest = null } = roster.team;
        // A damaged copy of a team may have lost its league (S20).
        const lost = leagueId === "" ? placeholderRow("leagues", leagueId) : undefined;
        const league = leagueOf.get(leagueId) ?? lost;
        if (league === undefined) return [];
        const { code = "?", shortName = roster.team.name } = names.get(id) ?? {};
        const face = { code, color, crest };
        return [{ ...roster, league, face, shortName, captainEmail: emails.get(id) ?? null }];
      }),
      players: shown,
      waitingIds: new Set(jerseyEdits.keys()),
      hasSeveralLeagues: leagues.length > 1,
    });
  },
};

export const useSeasonRosters = () => useSeasonPage(seasonRosters);
export const readSeasonRostersAhead = () => readSeasonPageAhead(seasonRosters);
