import { useId, useMemo } from "react";
import { useTeamFaces } from "../../app/queries/device/use-team-faces.ts";
import { rankTeams } from "../../domain/standings/rank-teams.ts";
import { hasForfeit } from "../../domain/standings/record.ts";
import { useAddress } from "../../parts/page/address.ts";
import { EmptyState } from "../../ui/states.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { FilterStrips } from "./filter-strips.tsx";
import {
  type LeaguesAndTeams,
  readStandingsFilter,
  teamsOf,
  writeStandingsFilter,
} from "./standings-filter.ts";
import { StandingsList } from "./standings-list.tsx";
import { standingsMessages } from "./standings-messages.ts";
import { type StandingsRows, standingsRows } from "./standings-rows.ts";
import { StandingsTable } from "./standings-table.tsx";
import { TeamHighlights } from "./team-highlights.tsx";

/** Shows strips, highlighted teams and ranks for the league and stage in the address. */
export function SeasonStandings({ name, season }: { name: string; season: LeaguesAndTeams }) {
  const [address, setAddress] = useAddress();
  const panelId = useId();
  const faces = useTeamFaces(season.teams[0]?.seasonId ?? "");
  const filter = readStandingsFilter(address, season);
  const { league, division } = filter;
  const rows = useMemo(() => {
    const shown = { league, division };
    return standingsRows(season, shown, rankTeams(teamsOf(season.teams, shown)), faces);
  }, [season, league, division, faces]);
  const { emptyTitle, empty, allLeagues } = standingsMessages;
  const shown = [league?.name ?? allLeagues, ...(division === null ? [] : [division])].join(", ");
  return (
    <>
      <FilterStrips
        season={season}
        filter={filter}
        onChange={(next) =>
          setAddress((newest) => writeStandingsFilter(newest, next), { replace: true })
        }
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={shown}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        {/* The strips are not printed, but their content is printed as text. */}
        <p className="hidden text-body font-strong print:block">
          {name}: {shown}
        </p>
        {rows.ranked.length === 0 ? (
          <EmptyState
            title={emptyTitle}
            text={league === null ? empty.season : empty.league(league.name)}
          />
        ) : (
          <>
            {/* On a phone the ranks come first, so that six of them are visible at once. */}
            <div className="contents max-wide:*:first:order-last">
              <TeamHighlights teams={rows.ranked.map(({ team }) => team)} faces={faces} />
            </div>
            <Ranks rows={rows} />
          </>
        )}
      </div>
    </>
  );
}

function Ranks({ rows }: { rows: StandingsRows }) {
  const isWide = useMedia("(min-width: 62.5rem)");
  const { notes } = standingsMessages;
  const teams = rows.ranked.map(({ team }) => team);
  return (
    <>
      {isWide ? <StandingsTable rows={rows} /> : <StandingsList rows={rows} />}
      <div className="grid gap-1 text-label text-text-2">
        <p>
          {notes.order} <span className="print:hidden">{notes.why}</span>
        </p>
        {teams.some(hasForfeit) && <p>{notes.record}</p>}
        {teams.some(({ forfeitedSeason }) => forfeitedSeason) && <p>{notes.team}</p>}
      </div>
    </>
  );
}
