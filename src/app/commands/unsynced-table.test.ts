import { expect, it } from "vitest";
import { eventOf, testId, VISITOR } from "../../../tests/helpers/builders/build-log.ts";
import { csvFile } from "../files/spreadsheet-text.ts";
import { unsyncedTable } from "./unsynced-table.ts";

const RECEIVER = testId(1);
const PASSER = testId(2);
const NAMES: Readonly<Record<string, string>> = {
  [RECEIVER]: "José Núñez #7",
  [PASSER]: "=Ada #12",
  [VISITOR]: "Falcons",
};
const nameOf = (id: string) => NAMES[id] ?? id;
const names = { game: () => "2026-11-22 Falcons at Owls", team: nameOf, player: nameOf };

const touchdown = eventOf(
  {
    type: "stat.recorded.v1",
    payload: {
      entries: [
        {
          entryId: testId(3),
          statType: "touchdown",
          statSubtype: "pass",
          teamId: VISITOR,
          playerId: RECEIVER,
          passerPlayerId: PASSER,
        },
        { entryId: testId(4), statType: "tackle", teamId: VISITOR, playerId: null },
      ],
    },
  },
  { eventId: testId(5), clientTimestamp: "2026-11-22T15:00:00.000Z" },
);
const timeout = eventOf(
  { type: "timeout.used.v1", payload: { teamId: VISITOR } },
  { eventId: testId(6) },
);

it("I21: a row for each entry and each other event, by name, with where it stands", () => {
  const { columns, rows } = unsyncedTable(
    [
      { event: touchdown, standing: "waiting" },
      { event: timeout, standing: "held_late" },
    ],
    names,
  );
  expect(rows.map((row) => columns.map((column) => row[column]).join(" | "))).toEqual([
    `2026-11-22T15:00:00.000Z | 2026-11-22 Falcons at Owls | touchdown pass | Falcons | José Núñez #7 | passer =Ada #12 | waiting | ${testId(5)}`,
    `2026-11-22T15:00:00.000Z | 2026-11-22 Falcons at Owls | tackle | Falcons |  |  | waiting | ${testId(5)}`,
    ` | 2026-11-22 Falcons at Owls | timeout.used.v1 | Falcons |  | {"teamId":"${VISITOR}"} | held_late | ${testId(6)}`,
  ]);
});

it("D63: a spreadsheet reads its accents and runs none of its names", () => {
  const asPlayer = { ...names, player: () => "=1+1" };
  const file = csvFile(unsyncedTable([{ event: touchdown, standing: "waiting" }], asPlayer));
  expect(file).toMatch(/^\uFEFFrecorded_at,game,what,team,player,details,standing,event_id\r\n/);
  expect(file).toContain(",'=1+1,passer =1+1,");
});
