import { useSeasonPlaces } from "../../../app/queries/pages/season-figures.ts";
import { placesOf } from "../../../domain/standings/season-places.ts";
import type { SeasonStage } from "../../../domain/standings/season-stage.ts";
import { leadersMessages } from "../../../parts/leaders/leaders-messages.ts";
import { peopleMessages } from "../people-messages.ts";

/** The lists that this player is on, in the lists' order (D46); the page does not wait for them. */
export function PlayerPlaces({
  seasonId,
  playerId,
  stage,
}: {
  seasonId: string;
  playerId: string;
  stage: SeasonStage;
}) {
  const { query } = useSeasonPlaces(seasonId);
  if (query.status !== "ready") return null;
  const places = placesOf(query.value, stage, playerId);
  if (places.length === 0) return null;
  return (
    <section aria-label={peopleMessages.player.places}>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ list, rank }) => (
          <li
            key={list}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-pill border border-line-strong bg-surface px-3 text-dense"
          >
            <b className="numeral text-[18px]/[20px]">{peopleMessages.player.place(rank)}</b>
            {leadersMessages.lists[list]}
          </li>
        ))}
      </ul>
    </section>
  );
}
