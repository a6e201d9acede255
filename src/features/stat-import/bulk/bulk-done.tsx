import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { seasonPath } from "../../../app/season/season-address.ts";
import type { ImportSeason } from "../../../domain/imports/stat-import.ts";
import { ImportEnd } from "../../../parts/admin/import-end.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { gameWords } from "../choose-game.tsx";
import { statImportMessages } from "../stat-import-messages.ts";
import { bulkMessages as words } from "./bulk-messages.ts";
import type { BulkResult } from "./use-bulk-import.ts";

const TONES: Readonly<Record<BulkResult["outcome"], BadgeTone>> = {
  imported: "ok",
  kept: "plain",
  error: "bad",
};

const OUTCOMES = ["imported", "kept", "error"] as const;

/** Shows what was imported, what was not and why, and the games still without a result (D46a). */
export function BulkDone({
  season,
  results,
  onMore,
}: {
  season: ImportSeason;
  results: readonly BulkResult[];
  onMore: () => void;
}) {
  const inOutcome = (outcome: BulkResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome);
  const imported = inOutcome("imported");
  const withoutResult = season.games.filter(
    (game) =>
      imported.some(({ gameId }) => gameId === game.id) &&
      !game.isCompleted &&
      game.outcome === "normal",
  );
  const hasImported = imported.length > 0;
  return (
    <div className="grid gap-6 *:min-w-0">
      <ImportEnd
        title={words.doneTitle}
        text={hasImported ? words.doneText : words.doneNothing}
        figures={OUTCOMES.flatMap((outcome) => {
          const { length } = inOutcome(outcome);
          return length === 0 ? [] : [[words.doneFigures[outcome], length] as const];
        })}
      >
        <Link
          to={seasonPath(paths.games(), season.season.id)}
          className={buttonClass({ variant: hasImported ? "fill" : "plain" })}
        >
          {words.viewGames}
        </Link>
        <Button variant={hasImported ? "plain" : "fill"} onClick={onMore}>
          {words.importMore}
        </Button>
      </ImportEnd>
      <Section title={words.files}>
        <ul aria-label={words.files} className="card mt-2 divide-y divide-line">
          {results.map(({ fileId, fileName, outcome, reason }) => (
            <li
              key={fileId}
              className="flex flex-wrap items-center justify-between gap-2 px-3 py-2"
            >
              <span className="min-w-0 flex-[1_1_12rem] text-dense wrap-anywhere">
                {outcome === "error" ? words.failedImport(fileName, reason) : fileName}
              </span>
              <Badge tone={TONES[outcome]}>{words.states[outcome]}</Badge>
            </li>
          ))}
        </ul>
      </Section>
      {withoutResult.length > 0 && (
        <Section title={words.noResultTitle}>
          <ul className="card mt-2 divide-y divide-line">
            {withoutResult.map((game) => (
              <li
                key={game.id}
                className="flex flex-wrap items-center justify-between gap-2 px-3 py-2"
              >
                <span className="min-w-0 text-dense">{gameWords(season, game)}</span>
                <Link to={paths.review(game.id)} className={buttonClass()}>
                  {statImportMessages.finalScore}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
