import { clsx } from "clsx";
import { Suspense, useState } from "react";
import type { GameTeamView } from "../../../app/queries/game/game-view.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { onePerPerson, personOf } from "../../../domain/roster/merged-players.ts";
import { lazyExtra, lazyNamed } from "../../../ui/late/lazy-extra.ts";
import { REVIEW_TEAMS } from "../review-layout.ts";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { ReviewedTeamCard } from "../team-card.tsx";
import type { ReviewRights } from "../use-rights.ts";
import { OtherPlayers } from "./other-players.tsx";
import { PlayerLineRow } from "./player-line.tsx";
import { emptyRow, playerRows, type ReviewedPlayer } from "./player-rows.ts";

const EditStatsDialog = lazyNamed(() => import("../review-dialogs.ts"), "EditStatsDialog");
const ExportStats = lazyExtra(() => import("./export-stats.tsx"), "ExportStats");

/** A team with more players is printed smaller, so that a review stays on one page. */
const FITS_ON_PAPER = 14;

/** Lists both teams' players by fantasy points; editing writes corrections (D22, D37). */
export function PlayerStatistics({
  shown,
  rights: { mayEdit, mayExport },
}: {
  shown: ShownReview;
  rights: Pick<ReviewRights, "mayEdit" | "mayExport">;
}) {
  const { review, marks } = shown;
  const gameId = useGameId();
  const { visitor, home, playersById } = useGame(({ visitor, home, playersById }) => ({
    visitor,
    home,
    playersById,
  }));
  const [editing, setEditing] = useState<ReviewedPlayer | null>(null);
  const rows = playerRows(review, marks, playersById);
  const best = Math.max(1, ...rows.map(({ fantasyPoints }) => fantasyPoints));
  const listed = new Set(rows.map(({ playerId }) => playerId));
  const isListed = (id: string) => listed.has(personOf(playersById, id));
  const teamCard = (team: GameTeamView) => {
    const { id, name } = team.team;
    // A player of another team is listed with the visitor and never left out (D28).
    const isHere = (row: ReviewedPlayer) =>
      team.side === "home" ? row.teamId === id : row.teamId !== home.team.id;
    const own = rows.filter(isHere);
    return (
      <ReviewedTeamCard key={id} team={team} caption={reviewMessages.players.fantasy}>
        {own.length === 0 && (
          <p className="px-4 py-3 text-dense text-text-2">{reviewMessages.players.none}</p>
        )}
        <ol className={clsx("@container", own.length > FITS_ON_PAPER && "print:[zoom:0.8]")}>
          {own.map((row) => (
            <PlayerLineRow
              key={row.playerId}
              row={row}
              share={row.fantasyPoints / best}
              {...(mayEdit ? { onEdit: () => setEditing(row) } : {})}
            />
          ))}
        </ol>
        {mayEdit && (
          <OtherPlayers
            teamName={name}
            isFirst={own.length === 0}
            players={onePerPerson(team.players).filter(({ id }) => !isListed(id))}
            onEdit={(player) => setEditing(emptyRow(player, id))}
          />
        )}
        {mayExport && (
          <Suspense>
            <ExportStats shown={shown} team={team} rows={own} />
          </Suspense>
        )}
      </ReviewedTeamCard>
    );
  };
  return (
    <div className={REVIEW_TEAMS}>
      {[visitor, home].map(teamCard)}
      {editing && (
        <Suspense>
          <EditStatsDialog
            key={editing.playerId}
            gameId={gameId}
            row={editing}
            now={rows.find(({ playerId }) => playerId === editing.playerId)?.counts ?? null}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
