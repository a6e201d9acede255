import { useCallback, useEffect, useState } from "react";
import { dropDraft, loadDraft, saveDraft } from "../../../app/commands/drafts.ts";
import type { GameTeamView } from "../../../app/queries/game/game-view.ts";
import { gameNow, useGameId } from "../../../app/queries/game/use-game.ts";
import {
  checkedInBoth,
  type GateSelection,
  listedPlayers,
  onlyListed,
  parseSelection,
  underTaps,
} from "./roster-selection.ts";

const keyOf = (gameId: string) => `roster:${gameId}`;

/** The gate's selection survives a reload and a closed tab until it is saved. */
export function useRosterDraft() {
  const gameId = useGameId();
  // The draft is read once, on opening, and laid over the lists of that moment.
  const [opened] = useState(() => gameNow(gameId));
  const [selection, setSelection] = useState<GateSelection>(() => checkedInBoth(opened));
  const [isTouched, setTouched] = useState(false);
  const key = keyOf(opened.game.id);

  useEffect(() => {
    const listed = { visitor: listedIds(opened.visitor), home: listedIds(opened.home) };
    void loadDraft(key).then((kept) => {
      const draft = parseSelection(kept);
      if (draft)
        setSelection((now) => underTaps(onlyListed(draft, listed), checkedInBoth(opened), now));
    });
  }, [key, opened]);

  useEffect(() => {
    // `base` later tells what other phones changed while the gate was closed from this draft.
    if (isTouched) void saveDraft(key, { ...selection, base: checkedInBoth(gameNow(gameId)) });
  }, [key, gameId, selection, isTouched]);

  const select = useCallback((change: (old: GateSelection) => GateSelection) => {
    setTouched(true);
    setSelection(change);
  }, []);
  return [selection, select] as const;
}

export function forgetRosterDraft(gameId: string): void {
  void dropDraft(keyOf(gameId));
}

function listedIds(team: GameTeamView): ReadonlySet<string> {
  return new Set(listedPlayers(team).map(({ id }) => id));
}
