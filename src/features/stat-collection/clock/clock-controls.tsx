import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { moveClock } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { useShownClock } from "../../../app/queries/game/use-shown-clock.ts";
import {
  type ClockRules,
  freshClock,
  gameClockText,
  nextPeriod,
} from "../../../domain/game/clock/game-clock.ts";
import { Icon } from "../../../ui/icon.tsx";
import { announce } from "../../../ui/live-region.tsx";
import { CLOCK_KEY } from "../entry/keys/entry-keys.ts";
import { usePressedBy } from "../entry/keys/use-pressed-by.ts";
import { isSameDrop, type Touch } from "../entry/wet-glass.ts";
import { vibrate } from "../live/vibrate.ts";
import { clockMessages as words } from "./clock-messages.ts";
import { ClockSheet } from "./clock-sheet.tsx";

/** Tapping the time opens the sheet that sets the clock; a button starts and stops it (D71). */
export function ClockControls() {
  const rules = useGame((view) => view.clockRules);
  return rules !== null && <Controls rules={rules} />;
}

function Controls({ rules }: { rules: ClockRules }) {
  const gameId = useGameId();
  const clock = useGame(({ state }) => state.clock);
  const shown = useShownClock(clock ?? { ...freshClock(rules), eventId: "" });
  const [isSetting, setSetting] = useState(false);
  const pressedBy = usePressedBy();
  const lastTouch = useRef<Touch | null>(null);
  const text = gameClockText(shown);
  const next = shown.seconds === 0 ? nextPeriod(rules, shown.period) : null;

  async function toggle(at: number): Promise<void> {
    const touch = { cell: "clock", at };
    const isDrop = isSameDrop(lastTouch.current, touch);
    lastTouch.current = touch;
    if (isDrop) return;
    const moved = await moveClock(gameId, { kind: shown.isTicking ? "stop" : "start" }, rules);
    if (!moved.ok && !isKept(moved)) return showAlert(moved.error.message);
    vibrate("recorded");
    announce(shown.isTicking ? words.stopped(text) : words.started(next ?? text));
  }

  return (
    <fieldset className="lv-clock" aria-label={words.group} data-testid="game-clock">
      <button
        type="button"
        className="lv-clock-time numeral"
        aria-label={words.set(text)}
        onClick={() => setSetting(true)}
      >
        {text}
      </button>
      <button
        type="button"
        className="lv-clock-go"
        {...pressedBy(CLOCK_KEY)}
        aria-label={
          shown.isTicking
            ? words.stopLabel
            : next === null
              ? words.startLabel
              : words.startNext(next)
        }
        onClick={({ timeStamp }) => void toggle(timeStamp)}
      >
        <Icon as={shown.isTicking ? Pause : Play} size="sm" />
        <span>{shown.isTicking ? words.stop : (next ?? words.start)}</span>
      </button>
      {isSetting && <ClockSheet shown={shown} rules={rules} onClose={() => setSetting(false)} />}
    </fieldset>
  );
}
