import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { seasonPath } from "../../app/season/season-address.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { ImportEnd } from "../../parts/admin/import-end.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { gameWords } from "./choose-game.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

export interface StatImported {
  /** False if the same figures counted already. */
  readonly isNew: boolean;
  readonly players: number;
  readonly figures: number;
  readonly left: number;
}

/** Shows what was imported and where; a game without a result asks for it first (D46a). */
export function StatImportDone({
  season,
  teamId,
  gameId,
  done: { isNew, players, figures, left },
  onMore,
}: {
  season: ImportSeason;
  teamId: string;
  gameId: string;
  done: StatImported;
  onMore: () => void;
}) {
  const game = season.games.find(({ id }) => id === gameId);
  const team = season.teams.find(({ id }) => id === teamId);
  const hasNoResult = game !== undefined && !game.isCompleted && game.outcome === "normal";
  return (
    <ImportEnd
      title={words.doneTitle}
      text={
        <>
          {team !== undefined && game !== undefined && (
            <>
              <bdi className="block font-strong text-text">{team.name}</bdi>
              <Link
                to={paths.review(game.id)}
                className="block w-fit text-text underline underline-offset-4"
              >
                {gameWords(season, game)}
              </Link>
            </>
          )}
          {!isNew && <p>{words.doneNothing}.</p>}
          {hasNoResult && <p className="font-strong text-text">{words.noResult}</p>}
        </>
      }
      figures={[
        ...(isNew
          ? ([
              [words.doneFigures.players, players],
              [words.doneFigures.figures, figures],
            ] as const)
          : []),
        ...(left > 0 ? ([[words.doneFigures.left, left]] as const) : []),
      ]}
    >
      {hasNoResult && (
        <Link to={paths.review(game.id)} className={buttonClass({ variant: "fill" })}>
          {words.finalScore}
        </Link>
      )}
      <Button variant={hasNoResult ? "plain" : "fill"} onClick={onMore}>
        {words.more}
      </Button>
      <Link to={seasonPath(paths.games(), season.season.id)} className={buttonClass()}>
        {words.viewGames}
      </Link>
    </ImportEnd>
  );
}
