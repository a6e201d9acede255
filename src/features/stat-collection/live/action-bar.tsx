import { ChevronLeft } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../messages.ts";

interface ActionBarProps {
  readonly isFinalizing: boolean;
  readonly onBack: () => void;
  readonly onAdjustRoster: () => void;
  readonly onViewScoreboard: () => void;
  readonly onFinalize: () => void;
}

/** Shows the four buttons on top of the live screen (P §2). */
export function ActionBar(props: ActionBarProps) {
  const { bar } = messages;
  return (
    <nav className="lv-bar" aria-label={bar.label}>
      <button type="button" onClick={props.onBack}>
        <Icon as={ChevronLeft} size="sm" />
        {bar.back}
      </button>
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
