import { useDeferredValue, useMemo } from "react";
import { exportTable } from "../../domain/exports/export-table.ts";
import { PLAYER_EXPORT } from "../../domain/exports/player-export.ts";
import { findPlayers, playerLines, rankPlayers } from "../../domain/standings/player-lines.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { PlayersList } from "./players-list.tsx";
import { PlayersTable } from "./players-table.tsx";
import { StatsEmpty } from "./stats-empty.tsx";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** How many players show until all are asked for (A §9). */
const TOP = 20;

/** The players of a season by the chosen stat, found by division and search. */
export function PlayersView({
  players,
  state,
}: {
  players: readonly PlayerSeason[];
  state: StatsViewState;
}) {
  // The field shows each letter at once; thousands of rows follow when there is time.
  const view = useDeferredValue(state.view);
  const { division, stage, stat, search, showsAll } = view;
  const lines = useMemo(() => playerLines(players, stage), [players, stage]);
  const ranked = useMemo(
    () =>
      rankPlayers(
        division === null ? lines : lines.filter(({ player }) => player.divisionName === division),
        stat,
      ),
    [lines, division, stat],
  );
  const found = useMemo(() => findPlayers(ranked, search), [ranked, search]);
  const shown = showsAll ? found : found.slice(0, TOP);
  const isWide = useMedia("(min-width: 800px)");
  const Rows = isWide ? PlayersTable : PlayersList;
  return (
    <Section
      title={statsMessages.playersTitle(stat, division)}
      aside={<span role="status">{statsMessages.playersCount(shown.length, found.length)}</span>}
    >
      <div className="mt-1 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ExportButtons
          view={view}
          rows={found.length}
          table={() => exportTable(PLAYER_EXPORT, found)}
        />
        {found.length > TOP && (
          <Button className="print:hidden" onClick={() => state.change({ showsAll: !showsAll })}>
            {showsAll ? statsMessages.showTop : statsMessages.showAll}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <StatsEmpty title={statsMessages.playersEmpty} state={state} />
      ) : (
        <Rows
          players={shown}
          stat={stat}
          saysDivision={division === null}
          largest={ranked[0]?.value ?? 0}
        />
      )}
    </Section>
  );
}
