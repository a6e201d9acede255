import { Download } from "lucide-react";
import { saveStatFile } from "../../../app/commands/export-table.ts";
import { notify } from "../../../app/notices/notices.ts";
import type { GameTeamView } from "../../../app/queries/game/game-view.ts";
import { useGame, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { gameStatsFile } from "../../../domain/exports/game-stats-export.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import { compareByJersey } from "../../../domain/roster/player-order.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import type { ReviewedPlayer } from "./player-rows.ts";

/** Saves a team's figures in the imports' format, with a row for everybody checked in. */
export function ExportStats({
  shown,
  team: { team, side },
  rows,
}: {
  shown: ShownReview;
  team: GameTeamView;
  rows: readonly ReviewedPlayer[];
}) {
  const { players: words } = reviewMessages;
  const day = useGame(({ row }) => row.gameDate);
  const playersById = useGame((view) => view.playersById);
  const teams = useGameTeams();

  async function save() {
    const counts = new Map(rows.map((row) => [row.playerId, row.counts]));
    const checkedIn = shown.review.rosters.get(team.id) ?? [];
    const ids = new Set([...checkedIn.map((id) => personOf(playersById, id)), ...counts.keys()]);
    const known = [...ids].flatMap((id) => playersById.get(id) ?? []).sort(compareByJersey);
    const file = gameStatsFile({
      team: team.name,
      opponent: teams[side === "home" ? "visitor" : "home"].name,
      day,
      lines: known.map(({ id, name, jerseyNumber }) => ({
        name,
        jerseyNumber,
        counts: counts.get(id) ?? {},
      })),
    });
    if (!(await saveStatFile(file))) return;
    notify(words.exported(known.length, ids.size - known.length));
  }

  return (
    <div className="border-t px-4 py-2 print:hidden">
      <Button
        variant="bare"
        className="-ml-2"
        icon={<Icon as={Download} size="sm" />}
        onClick={() => void save()}
      >
        {words.exportStats}
        <span className="sr-only"> {team.name}</span>
      </Button>
    </div>
  );
}
