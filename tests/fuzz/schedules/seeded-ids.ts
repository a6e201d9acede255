import type { TestGame } from "../../helpers/database/league.ts";
import type { SeededRandom } from "../../helpers/seeded-random.ts";

/** A UUID that the seed repeats. */
export function seededId(random: SeededRandom): string {
  const hex = () => random.below(0x1_0000_0000).toString(16).padStart(8, "0");
  const [a, b, c, d] = [hex(), hex(), hex(), hex()];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
}

/** A game between two teams of five that the seed repeats. */
export function seededGame(random: SeededRandom): TestGame {
  const team = () => ({
    id: seededId(random),
    players: Array.from({ length: 5 }, () => seededId(random)),
  });
  const [id, seasonId, leagueId] = [seededId(random), seededId(random), seededId(random)];
  return { id, seasonId, leagueId, visitor: team(), home: team() };
}
