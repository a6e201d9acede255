import { paths } from "../../../app/paths.ts";
import { useShortTeamNames } from "../../../app/queries/device/use-short-team-names.ts";
import type { PlayerPage as PlayerRows } from "../../../app/queries/pages/player-page.ts";
import { STAT_KEYS, STATS } from "../../../domain/game/stat-catalogue.ts";
import type { PlayerCard } from "../../../domain/roster/player-card.ts";
import { plainName, playerLabel } from "../../../domain/roster/player-label.ts";
import { byDayAndTime } from "../../../domain/season/game-order.ts";
import { careerOf, figuresOfLog } from "../../../domain/standings/figures-of-log.ts";
import { isOfStage } from "../../../domain/standings/logged-game.ts";
import { averagePoints, type PlayerFigures } from "../../../domain/standings/player-season.ts";
import { figuresOfStage } from "../../../domain/standings/season-stage.ts";
import { hasLongWord } from "../../../parts/names/long-word.ts";
import { ShortText } from "../../../parts/names/short-text.tsx";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { type PageAge, ReadAge } from "../../../parts/page/read-age.tsx";
import { StageFilter } from "../../../parts/page/stage-filter.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { AfterFirstFrame } from "../../../ui/late/after-first-frame.tsx";
import { useKeptHead } from "../../../ui/late/use-kept-head.ts";
import { Section } from "../../../ui/section.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { FigureStrip } from "../figure-strip.tsx";
import { peopleMessages } from "../people-messages.ts";
import { Columns, PersonFrame } from "../person-frame.tsx";
import { TotalsTable } from "../totals-table.tsx";
import { useStage } from "../use-stage.ts";
import { PlayerCareer } from "./player-career.tsx";
import { PlayerForm } from "./player-form.tsx";
import { PlayerHead } from "./player-head.tsx";
import { PlayerLog } from "./player-log.tsx";
import { PlayerRanks } from "./player-ranks.tsx";
import { PlayerTeam } from "./player-team.tsx";
import { type SeasonChoice, useShownSeason } from "./use-shown-season.ts";

/** Shows one player's page for one season and the chosen part of it. */
export function PlayerProfile({
  card,
  isNumberWaiting,
  games,
  career,
  sums,
  age,
}: Omit<PlayerRows, "card"> & { card: PlayerCard; age: PageAge }) {
  const season = useShownSeason(card, games);
  const ofSeason = games.filter(({ game }) => game.seasonId === season.shown.id);
  const choice = useStage(ofSeason.map(({ game }) => game));
  const shown = ofSeason
    .filter(({ game }) => isOfStage(game, choice.stage))
    .toSorted((a, b) => byDayAndTime(a.game, b.game));
  useKeptHead(paths.player(card.id), {
    title: plainName(card.name),
    description: `${card.teamName} · ${season.shown.name}`,
  });
  const figures = sums ?? figuresOfStage(figuresOfLog(ofSeason), choice.stage);
  const seasons = careerOf(career, card.id);
  const careerTable = seasons && <PlayerCareer career={seasons} playerId={card.id} />;
  const isOnTeam = card.isActive && season.shown.id === card.seasonId;
  const noGames = isOnTeam ? (
    <PlayerTeam teamId={card.teamId} career={careerTable} />
  ) : (
    <>
      <EmptyState title={peopleMessages.player.noGames} text={peopleMessages.player.noGamesText} />
      {careerTable}
    </>
  );
  const shortName = useShortTeamNames(card.seasonId).get(card.teamId);
  return (
    <PersonFrame title={playerLabel(card)}>
      <div className="-mt-3 grid justify-items-start gap-2">
        <BackLink
          to={paths.team(card.teamId)}
          label={
            <ShortText
              whole={peopleMessages.player.backTo(card.teamName)}
              short={peopleMessages.player.backTo(
                hasLongWord(card.teamName) ? (shortName ?? card.teamName) : card.teamName,
              )}
            />
          }
        />
        <PlayerHead
          card={card}
          shortName={shortName}
          isNumberWaiting={isNumberWaiting}
          seasonName={season.shown.name}
        />
        <ReadAge age={age} />
      </div>
      <SeasonFilter {...season} />
      {ofSeason.length === 0 && sums === null ? (
        noGames
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
          <PlayerRanks
            seasonId={season.shown.id}
            leagueId={leagueOf(card, season.shown.id, ofSeason)}
            stage={choice.stage}
            figures={figures}
          />
          <Columns
            before={sums === null && <PlayerForm games={shown} figures={figures} />}
            after={
              <AfterFirstFrame>
                <PlayerTotals side="defense" figures={figures} />
                {careerTable}
              </AfterFirstFrame>
            }
          >
            <AfterFirstFrame>
              {sums === null ? (
                <PlayerLog games={shown} card={card} />
              ) : (
                <p role="status" className="text-dense text-text-2">
                  {peopleMessages.player.gamesNotHere}
                </p>
              )}
              <PlayerTotals side="offense" figures={figures} />
            </AfterFirstFrame>
          </Columns>
        </>
      )}
    </PersonFrame>
  );
}

/** Returns the current team's league (D46b), or in another season that of the last game. */
function leagueOf(card: PlayerCard, seasonId: string, games: PlayerRows["games"]): string {
  if (seasonId === card.seasonId) return card.leagueId;
  const [latest] = games.toSorted((a, b) => byDayAndTime(b.game, a.game));
  return latest?.game.leagueId ?? card.leagueId;
}

/** Shows fantasy points, their average, their sources, and the number of games. */
function PlayerStrip({ figures: { points, gamesPlayed } }: { figures: PlayerFigures }) {
  const { player } = peopleMessages;
  return (
    <FigureStrip
      figures={[
        { label: player.fantasyPoints, value: points.total },
        { label: player.perGame, value: averagePoints(points.total, gamesPlayed).toFixed(1) },
        { label: player.gamesPlayed, value: gamesPlayed },
        { label: player.offense, value: points.offensive },
        { label: player.defense, value: points.defensive },
      ]}
    />
  );
}

/** Chooses which of the player's seasons is shown. */
function SeasonFilter({ shown, all, choose }: SeasonChoice) {
  if (all.length < 2) return null;
  return (
    <Segments
      label={peopleMessages.player.season}
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown.id}
      onChange={choose}
      className="flex-wrap print:hidden"
    />
  );
}

/** Lists one side's figures of the season (D41), in total and per game. */
function PlayerTotals({ side, figures }: { side: "offense" | "defense"; figures: PlayerFigures }) {
  const { player } = peopleMessages;
  const rows = STAT_KEYS.filter((key) => STATS[key].side === side).map((key) => ({
    label: STATS[key].label,
    total: figures.counts[key],
  }));
  return (
    <Section title={player.totalsOf(player[side])}>
      <div className="mt-2">
        <TotalsTable title={player.stat} rows={rows} games={figures.gamesPlayed} />
      </div>
    </Section>
  );
}
