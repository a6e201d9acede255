import { useFiguresOfSeason } from "../../../app/queries/use-figures-of-season.ts";
import {
  DEFENSE_LISTS,
  OFFENSE_LISTS,
  playerLeaders,
} from "../../../domain/standings/player-lists.ts";
import type { SeasonStage } from "../../../domain/standings/season-stage.ts";
import { leadersMessages } from "../../../parts/leaders/leaders-messages.ts";
import { peopleMessages } from "../people-messages.ts";

/**
 * The lists of the season on which this player stands, by the lists' own order (D46). It comes
 * when the season's figures are here; the rest of the page does not wait for it.
 */
export function SeasonPlaces({
  seasonId,
  playerId,
  stage,
}: {
  seasonId: string;
  playerId: string;
  stage: SeasonStage;
}) {
  const { query } = useFiguresOfSeason(seasonId);
  if (query.status !== "ready") return null;
  const lists = playerLeaders(query.value.players, [...OFFENSE_LISTS, ...DEFENSE_LISTS], stage);
  const places = lists.flatMap(({ id, lines }) => {
    const line = lines.find(({ row }) => row.playerId === playerId);
    return line === undefined ? [] : [{ id, rank: line.rank }];
  });
  if (places.length === 0) return null;
  return (
    <section aria-label={peopleMessages.player.places}>
      <ul className="flex flex-wrap gap-2">
        {places
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ id, rank }) => (
            <li
              key={id}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-3 text-dense"
            >
              <b className="numeral text-[18px]/[20px]">{peopleMessages.player.place(rank)}</b>
              {leadersMessages.lists[id]}
            </li>
          ))}
      </ul>
    </section>
  );
}
