import { useEffect, useState } from "react";
import {
  type GameClock,
  gameClockText,
  isTicking,
  momentAt,
} from "../../domain/game/clock/game-clock.ts";
import { outcomeFor, resultOf } from "../../domain/game/winner.ts";
import type { ShownGame } from "../../domain/season/shown-games.ts";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import type { SharedScore } from "../../remote/api/public-list-rows.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TrophyIcon } from "../../ui/list-icons.tsx";
import type { CalledTeams } from "../team-text.tsx";
import { GameTeam } from "./coming-days.tsx";
import { gamesWidgetMessages as words } from "./games-widget-messages.ts";

/** Shows a running game in an ink frame, or a result of today. */
export function ScoreCard({
  game,
  called,
  isCompact,
  score,
}: {
  game: ShownGame;
  called: CalledTeams;
  isCompact: boolean;
  score?: SharedScore | undefined;
}) {
  const isLive = !game.isCompleted;
  const result = resultOf(game);
  const row = (side: "visitor" | "home") => {
    const id = game[`${side}TeamId`];
    const face = called.get(id);
    const won = outcomeFor(id, result);
    return (
      <span
        className={`edge-left flex items-center gap-2 border-t border-line pr-3 pl-3.5 ${side === "visitor" ? "side-visitor" : "side-home"} ${isCompact ? "min-h-10" : "min-h-12"}`}
      >
        {face && <TeamMark team={face} />}
        <span
          className={`min-w-0 py-1 font-stretch-[88%] leading-5 ${won === "lost" ? "font-medium" : "font-bold"}`}
        >
          <GameTeam team={face} />
        </span>
        {won === "won" && <Icon as={TrophyIcon} size="sm" />}
        <span
          className={`numeral ml-auto ${isCompact ? "text-[1.75rem]/[1.875rem]" : "text-[2.25rem]/[2.375rem]"} ${won === "lost" ? "font-medium" : ""}`}
        >
          {game[`${side}Score`]}
        </span>
      </span>
    );
  };
  return (
    <li
      className={`card @container grid grid-cols-1 content-start sm:only:col-span-full sm:only:grid-cols-2 ${isLive ? "border-2 border-text" : ""}`}
    >
      <span className="col-span-full flex items-center justify-between gap-x-3 px-3 py-1 text-label @max-[14rem]:flex-wrap">
        {isLive ? (
          <Badge tone="live">{words.live}</Badge>
        ) : (
          <b className="font-strong">{words.final}</b>
        )}
        {isLive && score?.clock && <Clock clock={score.clock} aheadMs={score.serverAheadMs} />}
        <span
          className={`min-w-0 text-right text-text-2 ${isCompact ? "truncate @max-[14rem]:whitespace-normal" : "text-balance wrap-anywhere"}`}
        >
          {game.fieldLocation}
        </span>
      </span>
      {row("visitor")}
      {row("home")}
    </li>
  );
}

/** Shows "Q2 4:12", which counts down by itself, or "Q2 4:12 Stopped" (D71). */
function Clock({ clock, aheadMs }: { clock: GameClock; aheadMs: number }) {
  const nowMs = useSecond() + aheadMs;
  return (
    <b role="timer" aria-label={words.clock} className="mr-auto font-strong whitespace-nowrap">
      {gameClockText(momentAt(clock, nowMs))}
      {!isTicking(clock, nowMs) && ` ${words.stopped}`}
    </b>
  );
}

/** Shows the age of the scores, which counts on while the page is visible. */
export function ScoreAge({ readAt }: { readAt: number }) {
  const now = useSecond();
  return <span>{words.updated(Math.max(0, Math.floor((now - readAt) / 1_000)))}</span>;
}

/** Returns the present, once a second. */
function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
