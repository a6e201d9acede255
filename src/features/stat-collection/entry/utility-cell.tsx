import { CircleHelp, Contrast, Moon, Sun, X } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import type { Theme } from "../../../ui/theme/resolve-theme.ts";
import type { Side } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { useThemeCycle } from "./use-theme-cycle.ts";

const THEMES: Record<Theme, { name: string; icon: typeof Sun }> = {
  light: { name: "Light", icon: Sun },
  sun: { name: "Sun", icon: Contrast },
  dark: { name: "Dark", icon: Moon },
};

/** The eighth cell at rest: theme and help. */
export function UtilityCell({ onHelp }: { onHelp: () => void }) {
  const [theme, next] = useThemeCycle();
  const { name, icon } = THEMES[theme];
  return (
    <div className="lv-util">
      <button type="button" aria-label={messages.screen.theme(name)} onClick={next}>
        <Icon as={icon} />
        <span>{name}</span>
      </button>
      <button type="button" aria-label={messages.screen.needHelp} onClick={onHelp}>
        <Icon as={CircleHelp} />
        <span>{messages.screen.help}</span>
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
