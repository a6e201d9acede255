import { ChevronLeft, MonitorUp } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useGameId } from "../../../app/queries/game/use-game.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../messages.ts";

interface ActionBarProps {
  readonly isFinalizing: boolean;
  readonly onBack: () => void;
  readonly onAdjustRoster: () => void;
  readonly onViewScoreboard: () => void;
  readonly onFinalize: () => void;
}

/** Shows the four buttons on top of the live screen (P §2); the link leads to the score in large digits. */
export function ActionBar(props: ActionBarProps) {
  const { bar } = messages;
  const gameId = useGameId();
  return (
    <nav className="lv-bar" aria-label={bar.label}>
      <button type="button" className="lv-back" onClick={props.onBack}>
        <Icon as={ChevronLeft} size="sm" />
        <span>{bar.back}</span>
      </button>
      {/* Opened beside this page, so that nothing asks whether the game is over. */}
      <Link to={paths.scoreboard(gameId)} target="_blank" className="lv-second">
        <Icon as={MonitorUp} size="sm" />
        <span>{bar.bigScreen}</span>
      </Link>
      <button type="button" onClick={props.onAdjustRoster}>
        <span>{bar.adjustRoster}</span>
      </button>
      <button type="button" onClick={props.onViewScoreboard}>
        <span>{bar.viewScoreboard}</span>
      </button>
      <button
        type="button"
        className="lv-end"
        disabled={props.isFinalizing}
        onClick={props.onFinalize}
      >
        <span>{props.isFinalizing ? bar.finalizing : bar.finalizeGame}</span>
      </button>
    </nav>
  );
}
