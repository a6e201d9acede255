import { expect, it } from "vitest";
import { createGameState } from "../../src/domain/game/fold/fold.ts";
import { PLAY_KEYS, PLAYS } from "../../src/domain/game/plays.ts";
import { STAT_KEYS } from "../../src/domain/game/stat-catalogue.ts";
import { SeededRandom } from "../helpers/seeded-random.ts";
import { type FuzzAct, factsOf } from "./fuzz-acts.ts";

const DEALT = 1_000;
const VISITOR = { id: "visitor", players: ["v1", "v2"] };
const HOME = { id: "home", players: ["h1", "h2"] };
const GAME = { id: "game", seasonId: "season", leagueId: "league", visitor: VISITOR, home: HOME };

/** Each payload as one text. */
function dealt(act: FuzzAct): readonly string[] {
  const random = new SeededRandom(1);
  const state = createGameState("game", { visitorTeamId: "visitor", homeTeamId: "home" });
  return Array.from({ length: DEALT }).flatMap(() =>
    factsOf(act, state, GAME, random).map(({ payload }) => JSON.stringify(payload)),
  );
}

it("S22: fuzzing records every play of the catalogue", () => {
  const taps = dealt("tap");
  const missing = PLAY_KEYS.filter((key) => {
    const { statType, ...rest } = PLAYS[key];
    const kind = "touchdownKind" in rest ? `,"statSubtype":"${rest.touchdownKind}"` : "";
    return !taps.some((tap) => tap.includes(`"statType":"${statType}"${kind}`));
  });
  expect(missing).toEqual([]);
});

it("S22: fuzzing corrects every figure of the catalogue", () => {
  const corrections = dealt("correct");
  const missing = STAT_KEYS.filter((key) => !corrections.some((one) => one.includes(`"${key}":`)));
  expect(missing).toEqual([]);
});
