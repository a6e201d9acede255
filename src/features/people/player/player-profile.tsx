import type { PlayerPage as PlayerRows } from "../../../app/queries/pages/player-page.ts";
import type { PlayerCard } from "../../../domain/roster/player-card.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { figuresOfLog } from "../../../domain/standings/figures-of-log.ts";
import { compareLogged, isOfStage } from "../../../domain/standings/logged-game.ts";
import { figuresOfStage } from "../../../domain/standings/season-stage.ts";
import { type PageAge, ReadAge } from "../../../parts/page/read-age.tsx";
import { StageFilter } from "../../../parts/page/stage-filter.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { peopleMessages } from "../people-messages.ts";
import { Columns, PersonFrame } from "../person-frame.tsx";
import { useStage } from "../use-stage.ts";
import { PlayerForm } from "./player-form.tsx";
import { PlayerHead } from "./player-head.tsx";
import { PlayerLog } from "./player-log.tsx";
import { PlayerPlaces } from "./player-places.tsx";
import { PlayerStrip } from "./player-strip.tsx";
import { PlayerTotals } from "./player-totals.tsx";
import { SeasonFilter } from "./season-filter.tsx";
import { useShownSeason } from "./use-shown-season.ts";

/** The whole page of one player: one season, and of it the part that is chosen. */
export function PlayerProfile({
  card,
  isNumberWaiting,
  games,
  age,
}: Omit<PlayerRows, "card"> & { card: PlayerCard; age: PageAge }) {
  const season = useShownSeason(card, games);
  const ofSeason = games.filter(({ game }) => game.seasonId === season.shown.id);
  const choice = useStage(ofSeason.map(({ game }) => game));
  const shown = ofSeason
    .filter(({ game }) => isOfStage(game, choice.stage))
    .toSorted((a, b) => compareLogged(a.game, b.game));
  const figures = figuresOfStage(figuresOfLog(ofSeason), choice.stage);
  return (
    <PersonFrame title={playerLabel(card)}>
      <PlayerHead card={card} isNumberWaiting={isNumberWaiting} seasonName={season.shown.name} />
      <ReadAge age={age} />
      <SeasonFilter {...season} />
      {ofSeason.length === 0 ? (
        <EmptyState
          title={peopleMessages.player.noGames}
          text={peopleMessages.player.noGamesText}
        />
      ) : (
        <>
          {choice.isOffered && (
            <StageFilter
              label={peopleMessages.stage}
              stage={choice.stage}
              onChange={choice.choose}
              className="max-w-[420px] print:hidden"
            />
          )}
          <PlayerStrip figures={figures} />
          <PlayerPlaces seasonId={season.shown.id} playerId={card.id} stage={choice.stage} />
          <Columns
            before={<PlayerForm games={shown} figures={figures} />}
            after={<PlayerTotals figures={figures} />}
          >
            <PlayerLog games={shown} card={card} />
          </Columns>
        </>
      )}
    </PersonFrame>
  );
}
