import { useEffect, useState } from "react";
import type { GameTeamView, GameView } from "../../../app/queries/game-view.ts";
import { isSelectable } from "../../../domain/roster/roster-rules.ts";
import { onlyListed, parseSelection, type RosterSelection } from "./roster-selection.ts";

const keyOf = (gameId: string) => `roster-draft:${gameId}`;

/** The selection of the gate; it survives a reload of this tab until it is saved. */
export function useRosterDraft(view: GameView) {
  const [selection, select] = useState(() => startingSelection(view));
  const key = keyOf(view.game.id);
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(selection));
    } catch {
      // Without storage the selection lives as long as the page.
    }
  }, [key, selection]);
  return [selection, select] as const;
}

/** Called once the roster is recorded. */
export function forgetRosterDraft(gameId: string): void {
  try {
    sessionStorage.removeItem(keyOf(gameId));
  } catch {
    // Nothing was kept.
  }
}

function startingSelection(view: GameView): RosterSelection {
  const checkedIn = { visitor: view.visitor.rosterIds, home: view.home.rosterIds };
  const draft = parseSelection(readDraft(view.game.id));
  const listed = { visitor: listedIds(view.visitor), home: listedIds(view.home) };
  return onlyListed(draft ?? checkedIn, listed);
}

function listedIds(team: GameTeamView): ReadonlySet<string> {
  return new Set(team.players.filter(isSelectable).map(({ id }) => id));
}

function readDraft(gameId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(gameId));
  } catch {
    return null;
  }
}
