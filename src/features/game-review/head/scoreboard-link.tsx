import { MonitorUp } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { liveMessages } from "../live/live-messages.ts";

/** Leads to the page that is read from the field's other side. */
export function ScoreboardLink({ gameId }: { gameId: string }) {
  return (
    <Link
      to={paths.scoreboard(gameId)}
      className="type-action -mx-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-dense"
    >
      <Icon as={MonitorUp} size="sm" />
      {liveMessages.bigScreen}
    </Link>
  );
}
