import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import type { RunningGame } from "../../../domain/access/admin-desk.ts";
import { ScoringLines } from "../../../parts/passes/scoring-line.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { deskMessages as words } from "./desk-messages.ts";

/** Lists running games with their scores and scorers; each links to its own page. */
export function RunningGames({ games }: { games: readonly RunningGame[] }) {
  return (
    <div className="card mb-3 break-inside-avoid overflow-hidden">
      <h3 className="px-4 pt-3 text-label text-text-2">{words.running}</h3>
      <ul aria-label={words.running} className="-mt-3 divide-y divide-line">
        {games.map(({ gameId, visitor, home, visitorScore, homeScore, seen }) => (
          <li key={gameId}>
            <Link
              to={paths.review(gameId)}
              className="grid min-h-12 grid-cols-[minmax(0,auto)_1fr_auto] items-center gap-x-2 px-4 py-3 hover:bg-surface-2"
            >
              <span className="type-h3 wrap-anywhere" dir="auto">
                {words.game(visitor, home)}
              </span>
              <span className="numeral whitespace-nowrap">{`${visitorScore}–${homeScore}`}</span>
              <Icon as={ChevronRight} className="row-span-2 text-text-2" />
              <div className="col-span-2 text-dense text-text-2">
                <ScoringLines seen={seen} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
