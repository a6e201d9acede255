import { expect, test } from "vitest";
import { columnsAcross, railColumns, railRows, rowsOfBoth, tabletRows } from "./rail-grid.ts";

test.each([
  // players, larger team, columns upright and lying
  [6, 6, 7, 6],
  [7, 7, 4, 7],
  [8, 8, 5, 8],
  [12, 12, 7, 6],
  [14, 14, 5, 7],
  [15, 15, 6, 8],
  [20, 20, 7, 7],
  // The rows of the larger team: nothing below them moves when the team is switched.
  [8, 20, 3, 3],
  [0, 0, 7, 6],
])(
  "%i players beside a team of %i stand in %i columns, lying in %i (D29)",
  (players, largest, upright, lying) => {
    expect(railColumns(players, largest)).toEqual({ upright, lying });
  },
);

test("no size of a team needs a cell under 44 px, and the last row is filled as evenly as it can be", () => {
  for (let players = 6; players <= 20; players += 1) {
    const { upright } = railColumns(players, players);
    expect(upright).toBeLessThanOrEqual(7);
    const rows = Math.ceil((players + 1) / upright);
    expect(rows * upright - (players + 1)).toBeLessThan(rows);
    expect(railRows(players)).toBe(rows);
  }
});

test.each([
  // visitors, home players, rows of both, columns of the visitors
  [0, 0, 2, 6],
  [6, 7, 2, 6],
  [7, 7, 2, 7],
  [8, 7, 3, 4],
  [12, 12, 4, 6],
  [14, 14, 4, 7],
  [15, 14, 5, 5],
  [7, 20, 4, 7],
  [20, 20, 6, 7],
])(
  "%i and %i players one team below the other need %i rows; the visitors fill %i columns (D29)",
  (visitors, home, rows, across) => {
    expect(rowsOfBoth(visitors, home)).toBe(rows);
    expect(columnsAcross(visitors)).toBe(across);
  },
);

test.each([
  [0, 2],
  [6, 2],
  [14, 2],
  [15, 3],
  [20, 3],
])("an upright tablet shows %i players in %i rows", (players, rows) => {
  expect(tabletRows(players)).toBe(rows);
});
