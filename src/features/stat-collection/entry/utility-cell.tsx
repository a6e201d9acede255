import { CircleHelp, Flag, X } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { type HelpTopic, openHelp } from "../../../app/help/help-store.ts";
import { useGame, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { useHasAccount } from "../../../app/session/use-has-account.ts";
import { letterRoom } from "../../../domain/roster/brief-name.ts";
import { disciplineMessages } from "../../../parts/discipline/discipline-messages.ts";
import { ThemeButton } from "../../../parts/theme-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Drain, useSecondsLeft } from "../live/countdown.tsx";
import { useGameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { PICK_WINDOW_MS } from "./entry-flow.ts";
import { KeysHelp } from "./keys/keys-help.tsx";
import { usePressedBy } from "./keys/use-pressed-by.ts";

/** At rest, the eighth cell offers a penalty, the theme, and help on collecting. */
export function UtilityCell({ onPenalty }: { onPenalty: () => void }) {
  const pressedBy = usePressedBy();
  const mayPenalize = useHasAccount();
  const keepsClock = useGame(({ clockRules }) => clockRules !== null);
  return (
    <div className="lv-util">
      {mayPenalize && (
        <button type="button" aria-label={disciplineMessages.sheet.title} onClick={onPenalty}>
          <span>
            <Icon as={Flag} />
            {disciplineMessages.sheet.open}
          </span>
        </button>
      )}
      <ThemeButton className="lv-theme" />
      <button
        type="button"
        aria-label={messages.screen.needHelp}
        {...pressedBy("?")}
        onClick={({ detail }) =>
          openHelp(detail === 0 || hasKeys() ? helpWithKeys(keepsClock) : messages.help)
        }
      >
        <span>
          <Icon as={CircleHelp} />
          {messages.screen.help}
        </span>
      </button>
    </div>
  );
}

function helpWithKeys(keepsClock: boolean): readonly HelpTopic[] {
  const keys = { title: messages.keys.title, content: <KeysHelp keepsClock={keepsClock} /> };
  return hasKeys() ? [keys, ...messages.help] : [...messages.help, keys];
}

/** live.css shows the keys on the buttons under the same condition. */
function hasKeys(): boolean {
  return window.matchMedia(
    "(min-width: 720px) and (min-height: 481px) and (hover: hover) and (pointer: fine)",
  ).matches;
}

/** While a jersey is chosen first, the eighth cell says "#7 Reyes, choose a stat" (D23). */
export function PickedCell({
  picked: { teamId, playerId },
  waitsSince,
  onClear,
}: {
  picked: { readonly teamId: string; readonly playerId: string };
  /** Milliseconds since 1970; null while the sheet of its stat is open. */
  waitsSince: number | null;
  onClear: () => void;
}) {
  const names = useGameNames();
  const name = names.brief(playerId);
  const side = names.side(teamId);
  const team = useGameTeams()[side];
  return (
    <div className={`lv-picked side-${side}`}>
      <p role="status">
        <b style={{ "--letters": longestWord(name) } as CSSProperties}>{name}</b>
        <span>
          <span aria-hidden="true">{team.code} · </span>
          <span className="sr-only">{team.name}, </span>
          {messages.players.chooseStat}
        </span>
      </p>
      <button
        type="button"
        aria-keyshortcuts="Escape"
        aria-label={messages.players.clear(names.player(playerId))}
        onClick={onClear}
      >
        <Icon as={X} />
      </button>
      {waitsSince !== null && <PickDrain key={waitsSince} since={waitsSince} onOver={onClear} />}
    </div>
  );
}

/** A line breaks at spaces and hyphens; the longest part is counted in average letters. */
function longestWord(name: string): number {
  return Math.max(...name.split(/\s|(?<=-)/u).map(letterRoom));
}

function PickDrain({ since, onOver }: { since: number; onOver: () => void }) {
  const seconds = useSecondsLeft(since, PICK_WINDOW_MS);
  useEffect(() => {
    if (seconds === null) onOver();
  }, [seconds, onOver]);
  return seconds !== null && <Drain seconds={seconds} windowMs={PICK_WINDOW_MS} />;
}
