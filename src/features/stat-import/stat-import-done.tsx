import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { seasonPath } from "../../app/season/season-address.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { gameWords } from "./choose-game.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

/** Shows what was imported and where, and says if the game is still without a result (D46a). */
export function StatImportDone({
  season,
  teamId,
  gameId,
  text,
  onMore,
}: {
  season: ImportSeason;
  teamId: string;
  gameId: string;
  text: string;
  onMore: () => void;
}) {
  const game = season.games.find(({ id }) => id === gameId);
  const team = season.teams.find(({ id }) => id === teamId);
  const hasNoResult = game !== undefined && !game.isCompleted && game.outcome === "normal";
  return (
    <div role="status" className="grid gap-4">
      <EmptyState
        title={words.doneTitle}
        text={
          <>
            {team !== undefined && game !== undefined && (
              <>
                <bdi className="block font-strong text-text">{team.name}</bdi>
                <Link
                  to={paths.review(game.id)}
                  className="block text-text underline underline-offset-4"
                >
                  {gameWords(season, game)}
                </Link>
              </>
            )}
            {text}
          </>
        }
      >
        <Button variant="fill" onClick={onMore}>
          {words.more}
        </Button>
        <Link to={seasonPath(paths.games(), season.season.id)} className={buttonClass()}>
          {words.viewGames}
        </Link>
      </EmptyState>
      {hasNoResult && (
        <div className="card grid justify-items-start gap-2 p-4">
          <p className="font-strong">{words.noResult}</p>
          <Link to={paths.review(game.id)} className={buttonClass()}>
            {words.finalScore}
          </Link>
        </div>
      )}
    </div>
  );
}
