import { clsx } from "clsx";
import type { TeamNames } from "../../domain/season/team-names.ts";
import { leadersOf } from "../../domain/standings/leaders/leaders.ts";
import { rankTeams } from "../../domain/standings/rank-teams.ts";
import { resultCount, totalWins } from "../../domain/standings/record.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { TeamLink } from "../../parts/names/team-link.tsx";
import { standingsMessages } from "./standings-messages.ts";

type Teams = readonly Standing[];

const CARDS = [
  {
    key: "scored",
    among: havingPlayed,
    value: ({ pointsScored }: Standing) => pointsScored,
    leader: (teams: Teams) => byPoints(teams, "most", ({ pointsScored }) => pointsScored),
  },
  { key: "wins", among: havingResults, value: totalWins, leader: firstInRank },
  {
    key: "allowed",
    among: (teams: Teams) => havingPlayed(withoutForfeited(teams)),
    value: ({ pointsAllowed }: Standing) => pointsAllowed,
    leader: (teams: Teams) => byPoints(teams, "fewest", ({ pointsAllowed }) => pointsAllowed),
  },
] as const;

/** The same team as the Best Defense of the leaders (D49). */
function withoutForfeited(teams: Teams): Teams {
  return teams.filter(({ forfeitedSeason }) => !forfeitedSeason);
}

/** Points count only games that were played (D46). */
function havingPlayed(teams: Teams): Teams {
  return teams.filter(({ gamesPlayed }) => gamesPlayed > 0);
}

/** A forfeit win counts, also without a played game (D46a). */
function havingResults(teams: Teams): Teams {
  return teams.filter((team) => resultCount(team) > 0);
}

function byPoints(teams: Teams, leads: "most" | "fewest", value: (team: Standing) => number) {
  const [leader] = leadersOf(teams, {
    value,
    leads,
    gamesPlayed: ({ gamesPlayed }) => gamesPlayed,
    name: ({ teamName }) => teamName,
    id: ({ teamId }) => teamId,
    limit: 1,
  });
  return leader;
}

/** The leader has the most wins (D46). */
function firstInRank(teams: Teams): Standing | undefined {
  return rankTeams(teams)[0]?.team;
}

/** Shows nothing before a game was played (P §2, D46). */
export function TeamHighlights({
  teams,
  faces,
}: {
  teams: readonly Standing[];
  faces: ReadonlyMap<string, Pick<TeamNames, "shortName">>;
}) {
  const cards = CARDS.flatMap(({ key, among, value, leader: leaderOf }) => {
    const counted = among(teams);
    const leader = leaderOf(counted);
    if (leader === undefined) return [];
    const most = value(leader);
    const others = counted.filter((team) => value(team) === most).length - 1;
    return [{ key, leader, value: most, others }];
  });
  if (cards.length < CARDS.length) return null;
  const isAnyLeftOut = havingPlayed(teams).some(({ forfeitedSeason }) => forfeitedSeason);
  return (
    <div>
      <dl className="card flex flex-wrap">
        {cards.map(({ key, leader, value, others }) => (
          <div
            key={key}
            className="-mb-(--bw) -ml-(--bw) grid min-w-0 flex-[1_1_6rem] grid-rows-[1fr_auto_auto] content-start gap-y-0.5 border-b border-l px-3 pt-2.5 pb-3 bar:grid-cols-[auto_minmax(0,1fr)] bar:grid-rows-[auto_auto] bar:gap-x-4 bar:px-4 bar:py-3"
          >
            <dt className="text-label font-stretch-[90%] text-text-2 bar:col-start-2">
              {standingsMessages.highlights[key]}
            </dt>
            <dd className="numeral text-[2.25rem]/9 bar:col-start-1 bar:row-span-2 bar:row-start-1 bar:self-center bar:text-[3.25rem]/12">
              {value}
            </dd>
            <dd className="flex flex-wrap gap-x-1.5 text-dense/5 font-strong font-stretch-[90%] bar:col-start-2 bar:text-body/6">
              <TeamLink
                teamId={leader.teamId}
                name={leader.teamName}
                shortName={faces.get(leader.teamId)?.shortName}
                className={clsx(
                  "block min-w-0 [--lines:2] bar:[--lines:1]",
                  others === 0 ? "min-h-10 bar:min-h-6" : "tall-target",
                )}
              />
              {others > 0 && (
                <span className="text-text-2">{standingsMessages.highlights.others(others)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isAnyLeftOut && (
        <p className="mt-2 text-label text-text-2">{standingsMessages.highlights.leftOut}</p>
      )}
    </div>
  );
}
