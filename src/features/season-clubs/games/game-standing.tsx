import type { ReactNode } from "react";
import type { RunningGame } from "../../../domain/access/admin-desk.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { StatusAndBadges } from "../../../parts/games/game-badges.tsx";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { ScoringLines } from "../../../parts/passes/scoring-line.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

/** Reads "28–20"; null where nobody has scored. */
export function scoreLine(game: ManagedGame): string | null {
  const standing = standingOf(game);
  if (standing !== "final" && standing !== "in_progress") return null;
  return `${game.visitorScore}–${game.homeScore}`;
}

/** Shows what became of a game as badges, whom a forfeit went to, and who scores it now. */
export function GameStandingLine({
  game,
  nameOf,
  shortOf,
  on,
  children,
}: {
  game: ManagedGame;
  nameOf: (teamId: string) => string;
  shortOf: (teamId: string) => string;
  on?: RunningGame | undefined;
  /** Stands before the badges. */
  children?: ReactNode;
}) {
  // An outcome that a person has set outranks the score (D46a).
  const status = game.outcome === "normal" ? gameStatus(game) : "scheduled";
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <span className="flex gap-x-1.5 gap-y-1 max-bar:flex-wrap">
        <StatusAndBadges game={game} status={status} />
        {game.archivedAt !== null && <Badge>{clubMessages.archived}</Badge>}
      </span>
      {game.winnerTeamId !== null && (
        <span className="min-w-0 text-label [--lines:2]">
          <FittedName
            name={words.wonBy(nameOf(game.winnerTeamId))}
            shortName={words.wonBy(shortOf(game.winnerTeamId))}
          />
        </span>
      )}
      {on !== undefined && (
        <div className="basis-full text-label text-text-2">
          <ScoringLines seen={on.seen} way={status === "in_progress" ? "alone" : "now"} />
        </div>
      )}
    </div>
  );
}
