import { reviewMessages } from "../../../../src/features/game-review/review-messages.ts";
import { gateMessages } from "../../../../src/features/stat-collection/gate/gate-messages.ts";
import { spokenPlayer } from "../../../../src/parts/player-name.ts";
import type { LeagueGame, LeagueTeam } from "../league.ts";

/** One line of the transcript: what a screen reader says there, and what the person does. */
export type Line =
  /** It stands in the accessibility tree under this role and name. */
  | { readonly hears: readonly [role: string, name: string] }
  /** It is found there by role and name, gets the focus, and is pressed with the key. */
  | { readonly presses: readonly [role: string, name: string]; readonly key: "Enter" | "Space" }
  /** The app says it by itself. */
  | { readonly isTold: string };

const hears = (role: string, name: string): Line => ({ hears: [role, name] });
const enters = (role: string, name: string): Line => ({ presses: [role, name], key: "Enter" });

/** Where the app says something by itself. */
export const LIVE_REGIONS = "[aria-live=polite], [role=status]";

/** A timeout, a tackle, its Undo and a safety, from the gate to the final whistle, by ear and keyboard. */
export function transcript({ visitor, home }: LeagueGame): readonly Line[] {
  const [tackler, scorer] = home.players;
  if (!tackler || !scorer) throw new Error(`${home.name} has no players`);
  return [
    hears("dialog", "Select Game-Day Rosters"),
    { isTold: gateMessages.gate.tooFew },
    hears("region", visitor.name),
    ...checksInSix(visitor),
    enters("button", `${home.name} 0 selected, 6 more needed`),
    hears("region", home.name),
    ...checksInSix(home),
    enters("button", "Continue"),

    hears("navigation", "Game"),
    hears("region", `${visitor.name}: 0`),
    hears("region", `${home.name}: 0`),
    hears("region", "Live Stat Feed"),
    hears("region", "Stats"),
    enters("button", `${visitor.name}: timeout 1 of 4`),
    { isTold: ", 1 of 4 used" },
    hears("button", `${visitor.name}: timeout 1 of 4, used`),

    ...records("TACKLE", home, tackler),
    enters("button", "Undo Last"),
    { isTold: `Undone: TACKLE for ${shownPlayer(tackler)}` },

    ...records("SAFETY", home, scorer),
    hears("region", `${home.name}: 2`),
    hears("button", `Edit SAFETY, ${shownPlayer(scorer)}`),
    hears("button", `Delete SAFETY, ${shownPlayer(scorer)}`),

    enters("button", "Finalize Game"),
    hears("alertdialog", "Finalize this game?"),
    enters("button", "Finalize Game"),
    hears("heading", reviewMessages.title(visitor.name, home.name)),
  ];
}

function records(stat: string, team: LeagueTeam, player: LeagueTeam["players"][number]): Line[] {
  return [
    enters("button", stat),
    hears("dialog", "Select Team"),
    enters("button", `${team.name}, Home`),
    hears("dialog", `Select Player - ${team.name}`),
    enters("button", spokenPlayer(player)),
    { isTold: `${stat}, ${spokenPlayer(player)}` },
  ];
}

function checksInSix({ players }: LeagueTeam): Line[] {
  return players
    .slice(0, 6)
    .map(({ plainName }) => ({ presses: ["checkbox", plainName], key: "Space" }));
}

/** As the feed writes a player: "#00 Sal Díaz". */
function shownPlayer(player: LeagueTeam["players"][number]): string {
  return player.jerseyNumber === null
    ? player.plainName
    : `#${player.jerseyNumber} ${player.plainName}`;
}
