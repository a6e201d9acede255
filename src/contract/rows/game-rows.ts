import * as v from "valibot";
import type { Score } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import { column, count, mayLack, optionalText, text } from "./row-shape.ts";
import { gameOutcome } from "./shared-columns.ts";
import { mapRow, type TableRow, tableRow } from "./table-row.ts";

export const GAMES: TableRow<Game> = mapRow(
  tableRow("games", "id", {
    id: text,
    leagueId: text,
    seasonId: text,
    weekNumber: v.nullable(count),
    gameDate: text,
    gameTime: optionalText,
    fieldLocation: optionalText,
    isPlayoff: v.boolean(),
    isCompleted: v.boolean(),
    manuallyFinalized: v.boolean(),
    visitorTeamId: column("team_visitor_id", text),
    homeTeamId: column("team_home_id", text),
    visitorScore: column("team_visitor_score", count),
    homeScore: column("team_home_score", count),
    computedVisitorScore: v.nullable(count),
    computedHomeScore: v.nullable(count),
    epoch: count,
    headSeq: count,
    logDigest: count,
    phase: column("state", v.picklist(["open", "final"])),
    liveEntries: count,
    hasStats: v.boolean(),
    everFinalized: v.boolean(),
    finalizedAt: optionalText,
    outcome: gameOutcome,
    winnerTeamId: optionalText,
    override: {
      visitor: column("override_visitor_score", mayLack(count)),
      home: column("override_home_score", mayLack(count)),
    },
    provider: {
      visitor: column("provider_visitor_score", mayLack(count)),
      home: column("provider_home_score", mayLack(count)),
    },
    captainsAgree: {
      visitor: column("visitor_captain_agrees", mayLack(v.boolean())),
      home: column("home_captain_agrees", mayLack(v.boolean())),
    },
  }),
  ({ override, provider, captainsAgree, ...game }): Game => ({
    ...game,
    ...(isScore(override) ? { overrideScore: override } : {}),
    ...(isScore(provider) ? { providerScore: provider } : {}),
    ...(captainsAgree.visitor === null && captainsAgree.home === null ? {} : { captainsAgree }),
  }),
);

function isScore(
  pair: {
    readonly [Side in keyof Score]: Score[Side] | null;
  },
): pair is Score {
  return pair.visitor !== null && pair.home !== null;
}

interface GameSummaryRow extends GameSummary {
  readonly id: string;
}

export const GAME_SUMMARIES: TableRow<GameSummaryRow> = tableRow("game_summaries", "game_id", {
  id: column("game_id", text),
  playersWithStats: count,
  totalTouchdowns: count,
  totalTackles: count,
});
