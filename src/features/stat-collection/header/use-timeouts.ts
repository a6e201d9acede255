import { useLayoutEffect, useMemo, useRef } from "react";
import { giveTimeoutBack, markTimeoutUsed } from "../../../app/commands/game-commands.ts";
import { askConfirm, showAlert } from "../../../app/notices/notices.ts";
import type { GameView } from "../../../app/queries/game/game-view.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { announce } from "../../../ui/live-region.tsx";
import { vibrate } from "../live/vibrate.ts";
import { messages } from "../messages.ts";

/** Uses a timeout at once, gives one back after a question (D30); the functions never change. */
export function useTimeouts(view: GameView) {
  const newest = useRef(view);
  useLayoutEffect(() => {
    newest.current = view;
  });
  return useMemo(() => {
    const teamOf = (side: Side) => newest.current[side].team;
    const run = async (side: Side, command: typeof markTimeoutUsed, isUse: boolean) => {
      const team = teamOf(side);
      const result = await command(newest.current.game.id, team.id);
      if (!result.ok) {
        if (result.error.code !== "storage") await showAlert(result.error.message);
        return;
      }
      vibrate(isUse ? "recorded" : "undone");
      const used = newest.current.state.timeoutsUsed[side];
      const { timeouts } = messages;
      announce(isUse ? timeouts.used(team.name, used) : timeouts.returned(team.name, used));
    };
    return {
      onUseTimeout: (side: Side) => void run(side, markTimeoutUsed, true),
      onNoneLeft: () => announce(messages.timeouts.noneLeft),
      onGiveBack: async (side: Side) => {
        const isMeant = await askConfirm({
          text: messages.timeouts.giveBack(teamOf(side).name),
          confirmLabel: messages.timeouts.giveBackYes,
          cancelLabel: messages.timeouts.giveBackNo,
        });
        if (isMeant) await run(side, giveTimeoutBack, false);
      },
    };
  }, []);
}
