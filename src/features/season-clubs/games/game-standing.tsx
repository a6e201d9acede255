import type { ReactNode } from "react";
import type { RunningGame } from "../../../domain/access/admin-desk.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { ScoringLines } from "../../../parts/passes/scoring-line.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words, standings } = gameWorkMessages;

const TONES: Readonly<Record<ReturnType<typeof standingOf>, BadgeTone>> = {
  scheduled: "plain",
  in_progress: "live",
  final: "stamp",
  forfeit: "warn",
  cancelled: "bad",
  postponed: "info",
};

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
  on,
  children,
}: {
  game: ManagedGame;
  nameOf: (teamId: string) => string;
  on?: RunningGame | undefined;
  /** Stands before the badges. */
  children?: ReactNode;
}) {
  const standing = standingOf(game);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <Badge tone={TONES[standing]}>{standings[standing]}</Badge>
      {game.isPlayoff && <Badge>{words.playoff}</Badge>}
      {game.archivedAt !== null && <Badge>{clubMessages.archived}</Badge>}
      {game.winnerTeamId !== null && (
        <span className="text-label wrap-anywhere">{words.wonBy(nameOf(game.winnerTeamId))}</span>
      )}
      {on !== undefined && (
        <div className="basis-full text-label text-text-2">
          <ScoringLines seen={on.seen} />
        </div>
      )}
    </div>
  );
}
