import type { DefensiveTouchdownWay, StatChoice } from "../../../domain/game/decide/decide-stat.ts";
import type { ExtraPointType, StatButton, TouchdownKind } from "../../../domain/game/plays.ts";

/** One answer of the scorekeeper; `playerId: null` is "Unknown player" (D28). */
export type EntryAnswer =
  | { readonly about: "stat"; readonly stat: StatButton }
  | { readonly about: "team"; readonly teamId: string }
  | { readonly about: "touchdown-kind"; readonly kind: TouchdownKind }
  | { readonly about: "extra-point-type"; readonly extraPointType: ExtraPointType }
  | { readonly about: "return-way"; readonly way: DefensiveTouchdownWay }
  | { readonly about: "player" | "passer" | "receiver"; readonly playerId: string | null };
export type Question = EntryAnswer["about"];

/** The answers so far. The next question follows from them, so a step back drops the last. */
export interface EntryFlow {
  readonly answers: readonly EntryAnswer[];
  /** The player was tapped first and threw the pass; if false, the player caught it (D27). */
  readonly pickedThrew: boolean;
}

export const NO_ENTRY: EntryFlow = { answers: [], pickedThrew: false };

export type EntryAction =
  | { readonly type: "tap-stat"; readonly stat: StatButton }
  | { readonly type: "tap-player"; readonly teamId: string; readonly playerId: string }
  | { readonly type: "answer"; readonly answer: EntryAnswer }
  | { readonly type: "swap-roles" }
  | { readonly type: "back" }
  | { readonly type: "close" };

/** The answers by name; a missing key is not answered yet. */
export interface Said {
  readonly stat?: StatButton;
  readonly teamId?: string;
  readonly kind?: TouchdownKind;
  readonly extraPointType?: ExtraPointType;
  readonly way?: DefensiveTouchdownWay;
  readonly player?: { readonly id: string | null };
  readonly passer?: { readonly id: string | null };
  readonly receiver?: { readonly id: string | null };
}

export function saidBy(flow: EntryFlow): Said {
  let said: Said = {};
  for (const answer of flow.answers) {
    if (answer.about === "stat") said = { ...said, stat: answer.stat };
    else if (answer.about === "team") said = { ...said, teamId: answer.teamId };
    else if (answer.about === "touchdown-kind") said = { ...said, kind: answer.kind };
    else if (answer.about === "extra-point-type")
      said = { ...said, extraPointType: answer.extraPointType };
    else if (answer.about === "return-way") said = { ...said, way: answer.way };
    else said = { ...said, [answer.about]: { id: answer.playerId } };
  }
  return said;
}

/** True if a jersey was tapped before the stat (D23). */
export function isPlayerFirst(flow: EntryFlow): boolean {
  return flow.answers[0]?.about === "team";
}

export function pickedPlayer(flow: EntryFlow): { teamId: string; playerId: string } | null {
  const [team, player] = flow.answers;
  if (team?.about !== "team" || player?.about !== "player" || player.playerId === null) return null;
  return { teamId: team.teamId, playerId: player.playerId };
}

/** A jersey without a stat is deselected after this time, or a later stat could go to it. */
export const PICK_WINDOW_MS = 8_000;

/** True if a jersey is picked and the sheet of its stat is not open. */
export function waitsForStat(flow: EntryFlow): boolean {
  return pickedPlayer(flow) !== null && nextQuestion(flow) === null;
}

/** Returns the next question (P §4 "Stat entry flow"); null before the first and after the last. */
export function nextQuestion(flow: EntryFlow): Question | null {
  const said = saidBy(flow);
  if (said.stat === undefined) return null;
  if (said.teamId === undefined) return "team";
  if (said.stat === "touchdown") return touchdownQuestion(said, flow.pickedThrew);
  if (said.stat === "extra_point" && said.extraPointType === undefined) return "extra-point-type";
  if (said.player === undefined) return "player";
  if (said.stat === "defensive_touchdown" && said.way === undefined) return "return-way";
  return null;
}

function touchdownQuestion(said: Said, pickedThrew: boolean): Question | null {
  if (said.kind === undefined) return "touchdown-kind";
  if (said.kind === "rush") return said.player === undefined ? "player" : null;
  const hasPasser = said.passer !== undefined || (said.player !== undefined && pickedThrew);
  const hasReceiver = said.receiver !== undefined || (said.player !== undefined && !pickedThrew);
  if (!hasPasser) return "passer";
  return hasReceiver ? null : "receiver";
}

export function choiceOf(flow: EntryFlow): StatChoice | null {
  const said = saidBy(flow);
  const { stat, teamId } = said;
  if (stat === undefined || teamId === undefined || nextQuestion(flow) !== null) return null;
  const picked = said.player?.id ?? null;
  if (stat === "touchdown") {
    if (said.kind === "rush") return { stat: "rush_touchdown", teamId, playerId: picked };
    return {
      stat: "pass_touchdown",
      teamId,
      passerPlayerId: said.passer ? said.passer.id : picked,
      playerId: said.receiver ? said.receiver.id : picked,
    };
  }
  if (stat === "extra_point") {
    const { extraPointType } = said;
    return extraPointType ? { stat, extraPointType, teamId, playerId: picked } : null;
  }
  if (stat === "defensive_touchdown") {
    return said.way ? { stat, way: said.way, teamId, playerId: picked } : null;
  }
  return { stat, teamId, playerId: picked };
}

/** Applies one tap: the flow to show and, once an entry is complete, what to record (P §4). */
export function stepEntry(
  flow: EntryFlow,
  action: EntryAction,
): { readonly flow: EntryFlow; readonly commit: StatChoice | null } {
  const next = nextFlow(flow, action);
  const commit = choiceOf(next);
  return commit === null ? { flow: next, commit: null } : { flow: NO_ENTRY, commit };
}

function nextFlow(flow: EntryFlow, action: EntryAction): EntryFlow {
  const { answers } = flow;
  switch (action.type) {
    case "tap-stat": {
      const stat = { about: "stat", stat: action.stat } as const;
      const picked = pickedPlayer(flow);
      return { answers: picked ? [...answers.slice(0, 2), stat] : [stat], pickedThrew: false };
    }
    case "tap-player": {
      const picked = pickedPlayer(flow);
      if (picked?.playerId === action.playerId && picked.teamId === action.teamId) return NO_ENTRY;
      return {
        answers: [
          { about: "team", teamId: action.teamId },
          { about: "player", playerId: action.playerId },
        ],
        pickedThrew: false,
      };
    }
    case "answer":
      // A second touch on a closing sheet answers no open question.
      if (nextQuestion(flow) !== action.answer.about) return flow;
      return { ...flow, answers: [...answers, action.answer] };
    case "swap-roles":
      return isPlayerFirst(flow) ? { ...flow, pickedThrew: !flow.pickedThrew } : flow;
    case "back":
      return { answers: answers.slice(0, -1), pickedThrew: false };
    case "close":
      return NO_ENTRY;
  }
}
