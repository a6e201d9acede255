import type { Player } from "../../domain/game/player.ts";
import { type TeamRoster, teamRosters } from "../../domain/roster/team-roster.ts";
import type { League } from "../../domain/season/season.ts";
import { ok } from "../../domain/shared/result.ts";
import { overlayPlayers } from "../../local/game/overlay.ts";
import {
  type PullParts,
  type PullProblem,
  referenceWriter,
  writePeople,
} from "../prefetch/pull-reference.ts";
import type { PageRead } from "./page-read.ts";
import { waitingJerseys } from "./waiting-jerseys.ts";

/** A team as its card shows it. */
export interface TeamCard extends TeamRoster {
  readonly league: League;
  /** null: none, or nobody is signed in (D13). */
  readonly captainEmail: string | null;
}

export interface SeasonRosters {
  readonly cards: readonly TeamCard[];
  /** Everybody of the season, under the jersey edits that wait; who left and who was merged too. */
  readonly players: readonly Player[];
  /** Players whose new number waits on this device (I17). */
  readonly waitingIds: ReadonlySet<string>;
  readonly hasSeveralLeagues: boolean;
}

/** Teams and players of a season with the captains' addresses, for Team Management (P §2). */
export const seasonRostersRead: PageRead<SeasonRosters> = {
  name: "season rosters",
  tables: ["leagues", "teams", "players"],
  showsOtherTables: true,
  showsWaiting: true,
  pull: pullRosters,
  async read(store, seasonId) {
    const [leagues, teams, players, contacts, waiting] = await Promise.all([
      store.reference.list("leagues", seasonId),
      store.reference.list("teams", seasonId),
      store.reference.list("players", seasonId),
      store.reference.list("team_contacts", seasonId),
      waitingJerseys(store.operations),
    ]);
    if (!leagues.ok) return leagues;
    if (!teams.ok) return teams;
    if (!players.ok) return players;
    if (!contacts.ok) return contacts;
    if (!waiting.ok) return waiting;
    const jerseyEdits = waiting.value;
    const shown = overlayPlayers(players.value, { walkOns: [], jerseyEdits });
    const leagueOf = new Map(leagues.value.map((league) => [league.id, league]));
    const emails = new Map(contacts.value.map(({ id, captainEmail }) => [id, captainEmail]));
    return ok({
      cards: teamRosters(teams.value, shown).flatMap((roster): TeamCard[] => {
        const league = leagueOf.get(roster.team.leagueId);
        if (league === undefined) return [];
        return [{ ...roster, league, captainEmail: emails.get(roster.team.id) ?? null }];
      }),
      players: shown,
      waitingIds: new Set(jerseyEdits.keys()),
      hasSeveralLeagues: leagues.value.length > 1,
    });
  },
};

/** Everything or nothing (I23); addresses are asked for in the name of somebody only (D13). */
async function pullRosters(parts: PullParts, seasonId: string): Promise<PullProblem | null> {
  const { reference, identity, signal } = parts;
  const reader = identity.currentUserId();
  const [leagues, teams, players, suspended, contacts] = await Promise.all([
    reference.leagues(seasonId, signal),
    reference.teams(seasonId, signal),
    reference.players(seasonId, signal),
    reader === null ? NOTHING : reference.suspendedPlayerIds(seasonId, signal),
    reader === null ? NOTHING : reference.teamContacts(seasonId, signal),
  ]);
  if (!leagues.ok) return leagues.answer.kind;
  if (!teams.ok) return teams.answer.kind;
  if (!players.ok) return players.answer.kind;
  if (!suspended.ok) return suspended.answer.kind;
  if (!contacts.ok) return contacts.answer.kind;
  const write = referenceWriter(parts, reader, seasonId, reader !== null);
  return (
    (await writePeople(write, seasonId, {
      leagues: leagues.value,
      teams: teams.value,
      players: players.value,
      suspendedIds: suspended.value,
    })) ?? (await write("team_contacts", contacts.value))
  );
}

const NOTHING = { ok: true, value: [] } as const;
