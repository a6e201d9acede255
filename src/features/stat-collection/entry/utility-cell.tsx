import { CircleHelp, X } from "lucide-react";
import { openHelp } from "../../../app/help/help-store.ts";
import { ThemeButton } from "../../../parts/theme-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useGameNames } from "../live/game-names.ts";
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
  picked: { teamId, playerId },
  onClear,
}: {
  picked: { readonly teamId: string; readonly playerId: string };
  onClear: () => void;
}) {
  const names = useGameNames();
  return (
    <div className={`lv-picked side-${names.side(teamId)}`}>
      <p role="status">
        <b className="truncate">{names.brief(playerId)}</b>
        {messages.players.chooseStat}
      </p>
      <button
        type="button"
        aria-label={messages.players.clear(names.player(playerId))}
        onClick={onClear}
      >
        <Icon as={X} />
      </button>
    </div>
  );
}
