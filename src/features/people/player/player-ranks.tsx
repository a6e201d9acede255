import { useSeasonLadders } from "../../../app/queries/pages/season-figures.ts";
import { leagueRanks } from "../../../domain/standings/league-ranks.ts";
import type { PlayerFigures } from "../../../domain/standings/player-season.ts";
import type { SeasonStage } from "../../../domain/standings/season-stage.ts";
import { PLAYER_STAT_LABELS } from "../../../parts/stats/player-stat-messages.ts";
import { peopleMessages } from "../people-messages.ts";

/** Ranks every figure that is not 0 (D46); the page does not wait for it. */
export function PlayerRanks({
  seasonId,
  leagueId,
  stage,
  figures,
}: {
  seasonId: string;
  leagueId: string;
  stage: SeasonStage;
  /** Figures of the chosen stage. */
  figures: PlayerFigures;
}) {
  const { player } = peopleMessages;
  const { query } = useSeasonLadders(seasonId);
  if (query.status === "loading") return <div className="min-h-26 wide:min-h-12" />;
  if (query.status !== "ready") return null;
  const found = leagueRanks(query.value, leagueId, stage, figures);
  if (found === null || found.ranks.length === 0) return null;
  return (
    <section aria-label={player.ranks}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        {found.ranks.map(({ stat, rank }) => (
          <li key={stat} className="inline-flex items-baseline gap-1.5 text-dense">
            <b className="numeral text-lead">{player.place(rank)}</b>
            {PLAYER_STAT_LABELS[stat]}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-label text-text-2">{player.rankedAmong(found.players)}</p>
    </section>
  );
}
