import { highlightsOf } from "../../domain/standings/leaders/highlights.ts";
import { LEADER_TABS, leaderLists } from "../../domain/standings/leaders/leader-lists.ts";
import { mvpRace, mvpRunners } from "../../domain/standings/leaders/mvp-race.ts";
import type { PublicFigures } from "../../remote/api/public-figures.ts";

/** Drops players that are not on the dashboard: thousands would not fit a browser's storage. */
export function onlyLeaders(figures: PublicFigures): PublicFigures {
  const lists = LEADER_TABS.flatMap((tab) => leaderLists(figures, tab, "all"));
  const shown = new Set([
    ...lists.flatMap(({ subject, lines }) =>
      subject === "player" ? lines.map(({ row }) => row.playerId) : [],
    ),
    ...highlightsOf(figures, "all").flatMap((highlight) =>
      highlight.state === "player"
        ? [highlight.player, ...highlight.others].map(({ playerId }) => playerId)
        : [],
    ),
    ...mvpRace(mvpRunners(figures.players, "overall", "all")).map(({ runner }) => runner.playerId),
  ]);
  const first = (race: "offensive" | "defensive") => {
    const runners = figures.races[race];
    if (runners === "failed") return runners;
    const ids = new Set(mvpRace(runners).map(({ runner }) => runner.playerId));
    return runners.filter(({ playerId }) => ids.has(playerId));
  };
  return {
    teams: figures.teams,
    faces: figures.faces,
    players: figures.players.filter(({ playerId }) => shown.has(playerId)),
    races: { offensive: first("offensive"), defensive: first("defensive") },
  };
}
