import {
  DEFENSIVE_TOUCHDOWN_WAYS,
  entriesOf,
  type StatAct,
} from "../../domain/game/decide/decide-stat.ts";
import { contributionsOf } from "../../domain/game/fold/contributions.ts";
import {
  EXTRA_POINT_TYPES,
  EXTRA_POINTS,
  PLAYS,
  STAT_BUTTONS,
  type StatButton,
} from "../../domain/game/plays.ts";
import { STATS } from "../../domain/game/stat-catalogue.ts";
import { gamePointsOf } from "../../domain/scoring/game-points.ts";
import { guideMessages } from "./guide-messages.ts";

interface ScoringRow {
  readonly play: string;
  /** Points on the scoreboard. */
  readonly score: number;
  readonly fantasy: string;
}

const { scoring } = guideMessages;

/** Lists what each play counts, from the tables that the screens use (D40, D41, D42). */
export const SCORING_ROWS: readonly ScoringRow[] = STAT_BUTTONS.flatMap(actsBehind).map((act) => {
  const entries = entriesOf(act).map((entry) => ({ ...entry, teamId: "", playerId: null }));
  return {
    play: nameOf(act),
    score: entries.reduce((sum, entry) => sum + gamePointsOf(entry), 0),
    fantasy: fantasyWords(
      entries.flatMap(contributionsOf).map(({ key, amount }) => {
        return amount * (STATS[key].fantasy?.guide ?? 0);
      }),
      act,
    ),
  };
});

/** Lists everything that a button of the live screen can record. */
function actsBehind(button: StatButton): readonly StatAct[] {
  switch (button) {
    case "touchdown":
      return [{ stat: "pass_touchdown", passerPlayerId: null }, { stat: "rush_touchdown" }];
    case "extra_point":
      return EXTRA_POINT_TYPES.map((extraPointType) => ({ stat: button, extraPointType }));
    case "defensive_touchdown":
      return DEFENSIVE_TOUCHDOWN_WAYS.map((way) => ({ stat: button, way }));
    default:
      return [{ stat: button }];
  }
}

function nameOf(act: StatAct): string {
  const { name } = PLAYS[act.stat];
  if (act.stat === "extra_point") return `${name} · ${EXTRA_POINTS[act.extraPointType].name}`;
  return act.stat === "defensive_touchdown" ? `${name} · ${scoring.returns[act.way]}` : name;
}

function fantasyWords([first = 0, ...others]: readonly number[], { stat }: StatAct): string {
  if (stat === "pass_touchdown") {
    return [scoring.passer(first), ...others.map(scoring.receiver)].join(", ");
  }
  const sum = others.reduce((all, points) => all + points, first);
  // A sack also records its tackle (D25).
  return stat === "sack" ? scoring.withTackle(sum) : String(sum);
}
