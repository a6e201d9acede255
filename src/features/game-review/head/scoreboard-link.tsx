import { MonitorUp } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { liveMessages } from "../live/live-messages.ts";
import { SHORT_WORD } from "./review-head.tsx";

/** Beside a long pill, a phone has room for Share only. */
const AWAY = "max-[26rem]:[:not([data-state=saved])~&]:hidden";

/** Leads to the page that is read from the field's other side. */
export function ScoreboardLink({ gameId, isShort }: { gameId: string; isShort: boolean }) {
  return (
    <Link
      to={paths.scoreboard(gameId)}
      className={`type-action -mx-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 px-2 text-dense ${isShort ? AWAY : ""}`}
    >
      <Icon as={MonitorUp} size="sm" />
      <span className={isShort ? SHORT_WORD : undefined}>{liveMessages.bigScreen}</span>
    </Link>
  );
}
