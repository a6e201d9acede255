import type { StatChoice } from "../../../domain/game/decide/decide-stat.ts";
import type { StatFields } from "../../../domain/game/events.ts";
import { EXTRA_POINTS, PLAYS } from "../../../domain/game/plays.ts";
import { playersOfPlay, playName } from "../../../parts/stats/play-words.ts";
import { statMessages } from "../../../parts/stats/stat-messages.ts";
import type { GameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import {
  type EntryFlow,
  isPlayerFirst,
  nextQuestion,
  type Question,
  saidBy,
} from "./entry-flow.ts";

/** The sheet's title for a question (P §2 "Modals"); `team` is the team's full name. */
export function sheetTitle(question: Question, team: string): string {
  const { sheets } = messages;
  switch (question) {
    case "team":
      return sheets.selectTeam;
    case "touchdown-kind":
      return sheets.touchdownType;
    case "extra-point-type":
      return sheets.extraPointType;
    case "return-way":
      return sheets.defensiveType;
    case "passer":
      return sheets.selectPasser(team);
    case "receiver":
      return sheets.selectReceiver(team);
    default:
      return sheets.selectPlayer(team);
  }
}

/** Returns the answers so far for the sheet's header: ["TOUCHDOWN", "Falcons"], then ["TOUCHDOWN", "RUSH TD"]. */
export function wayOf(flow: EntryFlow, names: GameNames): string[] {
  const said = saidBy(flow);
  const way: string[] = [];
  if (said.stat) way.push(messages.stats.button(said.stat));
  if (isPlayerFirst(flow)) way.push(names.brief(said.player?.id ?? null));
  else if (said.teamId && !isAboutPlayers(flow)) way.push(names.briefTeam(said.teamId));
  if (said.kind) way.push(PLAYS[`${said.kind}_touchdown`].name);
  if (said.extraPointType) way.push(EXTRA_POINTS[said.extraPointType].name);
  if (said.passer) way.push(names.brief(said.passer.id));
  if (said.player && !isPlayerFirst(flow)) way.push(names.brief(said.player.id));
  return way;
}

/** The titles of these sheets name the team. */
function isAboutPlayers(flow: EntryFlow): boolean {
  return /player|passer|receiver/.test(nextQuestion(flow) ?? "");
}

/** Returns the entry that names a choice; a return is named by its touchdown (D26). */
function mainEntry(choice: StatChoice): StatFields {
  const { teamId, playerId } = choice;
  switch (choice.stat) {
    case "rush_touchdown":
      return { statType: "touchdown", statSubtype: "rush", teamId, playerId };
    case "pass_touchdown":
      return {
        statType: "touchdown",
        statSubtype: "pass",
        teamId,
        playerId,
        passerPlayerId: choice.passerPlayerId,
      };
    case "extra_point":
      return { statType: "extra_point", extraPointType: choice.extraPointType, teamId, playerId };
    case "defensive_touchdown":
      return {
        statType:
          choice.way === "conversion_return" ? "returned_conversion" : "defensive_touchdown",
        teamId,
        playerId,
      };
    default:
      return { statType: choice.stat, teamId, playerId };
  }
}

/** Returns "RUSH TD for #7 Ada Reyes", for questions and for undone entries. */
export function choiceWords(choice: StatChoice, names: GameNames): string {
  const entry = mainEntry(choice);
  return messages.repeat.entry(playName(entry), playersOfPlay(entry, names));
}

/** Returns "RUSH TD, number 7 Ada Reyes, Falcons 13", for the live region. */
export function choiceSpoken(choice: StatChoice, names: GameNames, points: number): string {
  const entry = mainEntry(choice);
  const scorer = names.spoken(choice.playerId);
  const who =
    choice.stat === "pass_touchdown"
      ? `${names.spoken(choice.passerPlayerId)} ${statMessages.to} ${scorer}`
      : scorer;
  return `${playName(entry)}, ${who}, ${names.briefTeam(choice.teamId)} ${points}`;
}
