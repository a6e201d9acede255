import { CircleHelp, X } from "lucide-react";
import { openHelp } from "../../../app/help/help-store.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { ThemeButton } from "../../../parts/theme-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../messages.ts";

/** The eighth cell at rest: theme and help, which begins with how collecting works. */
export function UtilityCell() {
  return (
    <div className="lv-util">
      <ThemeButton className="lv-theme" />
      <button
        type="button"
        aria-label={messages.screen.needHelp}
        onClick={() => openHelp(messages.help)}
      >
        <span>
          <Icon as={CircleHelp} />
          {messages.screen.help}
        </span>
      </button>
    </div>
  );
}

/** The eighth cell while a jersey waits for its stat: "#7 Reyes, choose a stat" (D23). */
export function PickedCell({
  brief,
  full,
  side,
  onClear,
}: {
  /** "#7 Reyes" */
  brief: string;
  /** "#7 Ada Reyes" */
  full: string;
  side: Side;
  onClear: () => void;
}) {
  return (
    <div className={`lv-picked side-${side}`}>
      <p role="status">
        <b className="truncate">{brief}</b>
        {messages.players.chooseStat}
      </p>
      <button type="button" aria-label={messages.players.clear(full)} onClick={onClear}>
        <Icon as={X} />
      </button>
    </div>
  );
}
