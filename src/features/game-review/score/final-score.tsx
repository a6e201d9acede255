import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Game } from "../../../domain/game/game.ts";
import { hasScore } from "../../../domain/game/game-status.ts";
import { outcomeFor, resultOf } from "../../../domain/game/winner.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TrophyIcon } from "../../../ui/list-icons.tsx";
import { REVIEW_ROW } from "../review-layout.ts";
import { reviewMessages } from "../review-messages.ts";

/** Shows the result at 68 and 92 px, the winner bold with a trophy; a draw has none (D47). */
export function FinalScore({ game, children }: { game: Game; children: ReactNode }) {
  const teams = useGameTeams();
  const result = resultOf(game);
  const isScored = hasScore(game);
  const { score } = reviewMessages;
  return (
    <section
      aria-label={game.isCompleted ? score.final : score.live}
      className="card grid wide:grid-cols-2 print:grid-cols-2"
    >
      {SIDES.map((side) => (
        <TeamScore
          key={side}
          side={side}
          team={teams[side]}
          points={isScored ? game[`${side}Score`] : null}
          won={outcomeFor(teams[side].id, result)}
          byForfeit={result.kind === "winner" && result.byForfeit}
        />
      ))}
      <div className={REVIEW_ROW}>
        {result.kind === "tie" && (
          <p className="border-t px-4 py-2.5 text-center font-bold">{score.tie}</p>
        )}
        {children}
      </div>
    </section>
  );
}

function TeamScore({
  side,
  team,
  points,
  won,
  byForfeit,
}: {
  side: "visitor" | "home";
  team: Pick<CalledTeam, "id" | "name" | "shortName" | "code" | "color" | "crest">;
  /** null if the game has not started, or was never scored. */
  points: number | null;
  won: ReturnType<typeof outcomeFor>;
  byForfeit: boolean;
}) {
  const { score } = reviewMessages;
  return (
    <div
      className={clsx(
        "edge-left flex min-h-20 flex-wrap items-center gap-x-[12px] px-4 py-1.5 wide:min-h-28 print:min-h-0",
        side === "visitor"
          ? "side-visitor"
          : "side-home border-t wide:border-t-0 print:border-t-0 print:border-l",
      )}
    >
      <TeamMark team={team} size={MARK_SIZES.name} className="print:hidden" />
      <div className="min-w-0 flex-[1_1_6rem]">
        <p className="text-label font-semi text-team">
          {score[side]}
          {won === "won" &&
            (byForfeit ? ` · ${score.forfeited}` : <span className="sr-only"> {score.won}</span>)}
        </p>
        <p
          className={clsx(
            "flex items-center gap-2 text-[min(1.375rem,9vw)]/[1.2] font-stretch-[86%] wide:text-[1.5rem]",
            won === "lost" ? "font-medium" : "font-head",
          )}
        >
          <TeamLink
            teamId={team.id}
            name={team.name}
            shortName={team.shortName}
            className="[--lines:2]"
          />
          {won === "won" && <Icon as={TrophyIcon} className="print:hidden" />}
        </p>
      </div>
      <span
        data-testid={`score-${side}`}
        className={
          points === null && won === null
            ? "sr-only"
            : clsx(
                "numeral ml-auto min-w-[64px] text-right text-[4.25rem]/15.5 wide:text-[5.75rem]/21 print:text-[48px]/[46px]",
                won === "lost" && "font-medium text-text-2",
                won === "won" && "text-win",
              )
        }
      >
        {points ?? (won === null ? gameMessages.noScore : gameMessages.marks[won])}
      </span>
    </div>
  );
}
