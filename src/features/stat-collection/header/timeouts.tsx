import { giveTimeoutBack, markTimeoutUsed } from "../../../app/commands/game-commands.ts";
import { askConfirm, showAlert } from "../../../app/notices/notices.ts";
import { gameNow, useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { TIMEOUTS_PER_TEAM } from "../../../domain/game/fold/fold-timeouts.ts";
import { announce } from "../../../ui/live-region.tsx";
import { vibrate } from "../live/vibrate.ts";
import { messages } from "../messages.ts";

const MARKERS = Array.from({ length: TIMEOUTS_PER_TEAM }, (_, index) => index + 1);

/** Shows four markers a team, two yellow and two red; used ones are dashed (P §2, D30). */
export function Timeouts({ side }: { side: Side }) {
  const gameId = useGameId();
  const { id, name } = useGame((view) => view[side].team);
  const used = useGame(({ state }) => state.timeoutsUsed[side]);
  const { timeouts } = messages;

  async function run(command: typeof markTimeoutUsed, isUse: boolean): Promise<void> {
    const result = await command(gameId, id);
    if (!result.ok) {
      if (result.error.code !== "storage") await showAlert(result.error.message);
      return;
    }
    vibrate(isUse ? "recorded" : "undone");
    const count = gameNow(gameId).state.timeoutsUsed[side];
    announce(isUse ? timeouts.used(name, count) : timeouts.returned(name, count));
  }

  async function tap(marker: number): Promise<void> {
    const meaning = timeoutTap(used, marker);
    if (meaning === "none") return announce(timeouts.noneLeft);
    if (meaning === "use") return run(markTimeoutUsed, true);
    const isMeant = await askConfirm({
      text: timeouts.giveBack(name),
      confirmLabel: timeouts.giveBackYes,
      cancelLabel: timeouts.giveBackNo,
    });
    if (isMeant) await run(giveTimeoutBack, false);
  }

  return (
    <fieldset className="lv-timeouts" aria-label={timeouts.group(name)}>
      {MARKERS.map((marker) => (
        <button
          key={marker}
          type="button"
          className="lv-timeout"
          data-testid={`timeout-${side}-${marker}`}
          aria-pressed={marker <= used}
          aria-label={timeouts.marker(name, marker, marker <= used)}
          onClick={() => void tap(marker)}
        >
          <i />
        </button>
      ))}
    </fieldset>
  );
}

/** The last used marker gives a timeout back, and any other uses the next one (D30). */
export function timeoutTap(used: number, marker: number): "use" | "give-back" | "none" {
  if (used > 0 && marker === used) return "give-back";
  return used < TIMEOUTS_PER_TEAM ? "use" : "none";
}
