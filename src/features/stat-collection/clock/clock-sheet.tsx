import { type FormEvent, useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { moveClock } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import {
  type ClockRules,
  type GameMoment,
  gameClockText,
  type Period,
  periodsOf,
} from "../../../domain/game/clock/game-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { announce } from "../../../ui/live-region.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { vibrate } from "../live/vibrate.ts";
import { clockMessages as words } from "./clock-messages.ts";

/** Choosing another period fills in its full length; otherwise the shown time stays. */
export function ClockSheet({
  shown,
  rules,
  onClose,
}: {
  shown: GameMoment;
  rules: ClockRules;
  onClose: () => void;
}) {
  const gameId = useGameId();
  const [period, setPeriod] = useState(shown.period);
  const [minutes, setMinutes] = useState(String(Math.floor(shown.seconds / 60)));
  const [seconds, setSeconds] = useState(String(shown.seconds % 60).padStart(2, "0"));
  const left = typedClock(minutes, seconds);

  const choose = (next: Period) => {
    setPeriod(next);
    setMinutes(String(rules.periodMinutes));
    setSeconds("00");
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (left === null) return;
    onClose();
    const set = await moveClock(gameId, { kind: "set", period, remainingMs: left }, rules);
    if (!set.ok && !isKept(set)) return showAlert(set.error.message);
    vibrate("recorded");
    announce(words.stopped(gameClockText({ period, seconds: left / 1000 })));
  };
  const digits = { inputMode: "numeric", autoComplete: "off", maxLength: 2 } as const;
  return (
    <Sheet title={words.title} onClose={onClose} closesBeside={false}>
      <form className="grid gap-3" onSubmit={save} noValidate>
        <Segments
          label={words.period}
          options={periodsOf(rules).map((value) => ({ value, label: value }))}
          value={period}
          onChange={choose}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            {...digits}
            label={words.minutes}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value.replace(/\D/g, ""))}
          />
          <TextField
            {...digits}
            label={words.seconds}
            value={seconds}
            onChange={({ target }) => setSeconds(target.value.replace(/\D/g, ""))}
          />
        </div>
        <p role="status" className="text-label text-text-2">
          {left === null ? <b className="text-danger">{words.wrong}</b> : words.hint}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" disabled={left === null}>
            {words.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** In seconds; no league can have a longer period. */
const MOST_SECONDS = 3_600;

/** Reads typed text as milliseconds; empty is 0, and null is not a time of a period. */
export function typedClock(minutes: string, seconds: string): number | null {
  const [min, sec] = [minutes, seconds].map((text) => (text.trim() === "" ? 0 : Number(text)));
  if (min === undefined || sec === undefined) return null;
  if (!Number.isInteger(min) || !Number.isInteger(sec) || min < 0 || sec < 0 || sec > 59) {
    return null;
  }
  const all = min * 60 + sec;
  return all > MOST_SECONDS ? null : all * 1000;
}
