import type { DefensiveTouchdownWay, StatChoice } from "../../../domain/game/decide/decide-stat.ts";
import type { ExtraPointType, StatButton, TouchdownKind } from "../../../domain/game/plays.ts";

/** One thing the scorekeeper said; `playerId: null` is "Unknown player" (D28). */
export type Answer =
  | { readonly about: "stat"; readonly stat: StatButton }
  | { readonly about: "team"; readonly teamId: string }
  | { readonly about: "touchdown-kind"; readonly kind: TouchdownKind }
  | { readonly about: "extra-point-type"; readonly extraPointType: ExtraPointType }
  | { readonly about: "return-way"; readonly way: DefensiveTouchdownWay }
  | { readonly about: "player" | "passer" | "receiver"; readonly playerId: string | null };
export type Question = Answer["about"];

/**
 * What has been said so far, in order. The next question follows from it, so a step back is
 * nothing but forgetting the last answer.
 */
export interface EntryFlow {
  readonly answers: readonly Answer[];
  /** Player first and a pass: the chosen player threw it; else caught it (D27: player = receiver). */
  readonly pickedThrew: boolean;
}

export const NO_ENTRY: EntryFlow = { answers: [], pickedThrew: false };

export type EntryAction =
  | { readonly type: "tap-stat"; readonly stat: StatButton }
  | { readonly type: "tap-player"; readonly teamId: string; readonly playerId: string }
  | { readonly type: "answer"; readonly answer: Answer }
  | { readonly type: "swap-roles" }
  | { readonly type: "back" }
  | { readonly type: "close" };

/** What the answers say, by name; a key that is absent was not asked or not answered yet. */
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

/** True once a jersey in the rail was tapped before the stat (D23). */
export function isPlayerFirst(flow: EntryFlow): boolean {
  return flow.answers[0]?.about === "team";
}

/** The player who waits for a stat, or null. */
export function pickedPlayer(flow: EntryFlow): { teamId: string; playerId: string } | null {
  const [team, player] = flow.answers;
  if (team?.about !== "team" || player?.about !== "player" || player.playerId === null) return null;
  return { teamId: team.teamId, playerId: player.playerId };
}

/** What to ask next (P §4 "Stat entry flow"); null while nothing was begun or all is said. */
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

/** The finished entry, or null while a question is open. */
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

/**
 * Applies one tap. Returns the flow to show and, when the tap completed an entry, what to
 * record; after a completion nothing stays selected (P §4).
 */
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
      // A second touch on a sheet that is closing answers a question nobody asks any more.
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
