import { useDeferredValue, useMemo } from "react";
import { useShortTeamNames } from "../../app/queries/device/use-short-team-names.ts";
import { exportTable } from "../../domain/exports/export-table.ts";
import { PLAYER_EXPORT } from "../../domain/exports/player-export.ts";
import { ofPart } from "../../domain/standings/divisions.ts";
import { findPlayers, playerLines, rankPlayers } from "../../domain/standings/player-lines.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { Button } from "../../ui/button.tsx";
import { useMedia } from "../../ui/use-media.ts";
import type { ExportSource } from "./export-buttons.tsx";
import { PlayersList } from "./players-list.tsx";
import { PlayersTable } from "./players-table.tsx";
import type { StatsView } from "./stats-address.ts";
import { StatsEmpty } from "./stats-empty.tsx";
import { statsMessages } from "./stats-messages.ts";
import { LateExportButtons, StatsSection } from "./stats-section.tsx";
import type { StatsViewState } from "./use-stats-view.ts";

/** This many players show until somebody asks for all (A §9). */
const TOP = 20;

/** Ranks the season's players by the chosen stat, filtered by league, division and search. */
export function PlayersView({
  players,
  part,
  state,
  source,
}: {
  players: readonly PlayerSeason[];
  /** Name of the chosen league or division. */
  part: string | null;
  state: StatsViewState;
  source: ExportSource;
}) {
  // The field shows each letter at once, and thousands of rows follow when there is time.
  const view = useDeferredValue(state.view);
  const { league, division, stat, showsAll } = view;
  const { ranked, found } = useFound(players, view);
  const shortNames = useShortTeamNames(players[0]?.seasonId ?? "");
  const shown = showsAll ? found : found.slice(0, TOP);
  const isWide = useMedia("(min-width: 62.5rem)");
  const Rows = isWide ? PlayersTable : PlayersList;
  return (
    <StatsSection
      title={statsMessages.playersTitle(stat, part)}
      count={statsMessages.playersCount(shown.length, found.length)}
      {...(found.length > TOP
        ? {
            more: (
              <Button onClick={() => state.change({ showsAll: !showsAll })}>
                {showsAll ? statsMessages.showTop : statsMessages.showAll}
              </Button>
            ),
          }
        : {})}
      exports={
        <LateExportButtons
          view={view}
          part={part}
          rows={found.length}
          table={(figures) =>
            exportTable(
              PLAYER_EXPORT,
              figures === null ? found : foundPlayers(figures.players, view),
            )
          }
          source={source}
        />
      }
    >
      {found.length === 0 ? (
        <StatsEmpty state={state} />
      ) : (
        <>
          <LongList key={`${league} ${division} ${stat} ${view.search}`} count={shown.length}>
            {(length) => (
              <Rows
                players={shown.slice(0, length)}
                shortNames={shortNames}
                count={shown.length}
                stat={stat}
                saysDivision={division === null}
                largest={ranked[0]?.value ?? 0}
              />
            )}
          </LongList>
          <p className="mt-2 text-label text-text-2">{statsMessages.ties}</p>
        </>
      )}
    </StatsSection>
  );
}

function foundPlayers(players: readonly PlayerSeason[], view: StatsView) {
  const lines = playerLines(ofPart(players, view), view.stage);
  return findPlayers(rankPlayers(lines, view.stat), view.search);
}

/** Each step runs again only when its own part of the view changes. */
function useFound(players: readonly PlayerSeason[], view: StatsView) {
  const { league, division, stage, stat, search } = view;
  const lines = useMemo(
    () => playerLines(ofPart(players, { league, division }), stage),
    [players, league, division, stage],
  );
  const ranked = useMemo(() => rankPlayers(lines, stat), [lines, stat]);
  const found = useMemo(() => findPlayers(ranked, search), [ranked, search]);
  return { ranked, found };
}
