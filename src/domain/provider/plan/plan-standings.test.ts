import { describe, expect, test } from "vitest";
import {
  gameRow,
  leagueRow,
  seasonRows,
  syncTeamRow,
} from "../../../../tests/helpers/provider/season-rows.ts";
import type { ProviderLeague, ProviderReading, ProviderStanding } from "../facts.ts";
import { planDivisions } from "./plan-divisions.ts";
import { forfeitCounts, planStandings } from "./plan-standings.ts";
import { planStatus } from "./plan-status.ts";

function line(id: string, own: Partial<ProviderStanding> = {}): ProviderStanding {
  const counts = { wins: 0, losses: 0, draws: 0, forfeitWins: 0, forfeitLosses: 0 };
  return { id, name: null, division: null, ...counts, ...own };
}

function reading<Fact extends { readonly id: string }>(...records: Fact[]): ProviderReading<Fact> {
  return { records, problems: [], seenIds: new Set(records.map(({ id }) => id)), isComplete: true };
}

const counts = (forfeit_wins: number, forfeit_losses: number) => ({ forfeit_wins, forfeit_losses });

describe("which forfeits count beside the games", () => {
  const fact = (wins: number, losses: number, forfeitWins: number, forfeitLosses: number) =>
    line("1", { wins, losses, forfeitWins, forfeitLosses });
  test.each([
    ["inside wins and losses, shown by no game", fact(5, 1, 1, 0), [5, 0, 0], counts(1, 0)],
    ["beside wins and losses, their games are open", fact(4, 1, 1, 0), [5, 0, 1], counts(1, 0)],
    ["inside wins and losses, shown by scored games", fact(5, 1, 1, 0), [6, 0, 0], counts(0, 0)],
    ["beside wins and losses, shown by scored games", fact(4, 1, 1, 0), [6, 0, 0], counts(0, 0)],
    ["games are marked as forfeits: these count", fact(5, 1, 1, 0), [5, 1, 0], counts(1, 0)],
    ["nothing adds up", fact(9, 1, 1, 0), [6, 0, 0], "unclear"],
    ["there are none", fact(5, 1, 0, 0), [3, 0, 0], counts(0, 0)],
  ] as const)("%s", (_, said, [played, forfeits, open], expected) => {
    expect(forfeitCounts(said, { played, forfeits, open })).toEqual(expected);
  });

  test("a provider that says nothing of forfeits changes nothing", () => {
    const silent = line("1", { forfeitWins: null, forfeitLosses: null });
    expect(forfeitCounts(silent, { played: 6, forfeits: 0, open: 0 })).toBeNull();
    const bare = line("1", { wins: null, losses: null, forfeitWins: 1 });
    expect(forfeitCounts(bare, { played: 6, forfeits: 0, open: 0 })).toBe("unclear");
  });
});

describe("standings", () => {
  const rows = seasonRows({
    teams: [syncTeamRow("1"), syncTeamRow("2")],
    games: [gameRow("9", "team-1", "team-2", { provider_completed: true })],
  });

  test("write to their team, and what does not add up is named", () => {
    const answer = reading(
      line("1", { wins: 2, forfeitWins: 1 }),
      line("2", { wins: 7, forfeitLosses: 2 }),
      line("3", { forfeitWins: 1, wins: 1 }),
    );
    const plan = planStandings(rows, answer, null, "2026-11-01");
    expect(plan.changes).toEqual([
      {
        entity: "standing",
        action: "change",
        providerId: "1",
        rowId: "team-1",
        leagueId: "league",
        before: { forfeit_wins: 0 },
        after: { forfeit_wins: 1 },
      },
    ]);
    expect(plan.problems.map(({ message }) => message)).toEqual([
      "Team 2: wins, losses, draws and forfeits do not add up to its games",
    ]);
  });

  test("an empty answer stops the step", () => {
    const plan = planStandings(rows, reading<ProviderStanding>(), null, "2026-11-01");
    expect(plan).toMatchObject({ changes: [], isStopped: true });
    expect(plan.problems[0]?.message).toBe("No standings found for League ID 85770");
  });
});

describe("divisions", () => {
  const listed = [
    { id: "301", name: "A" },
    { id: "302", name: "B" },
  ];

  test("the list keeps the ids that are there and what a team is in", () => {
    const league = leagueRow({
      divisions_data: [
        { id: "own", name: "a" },
        { id: "x", name: "Old" },
      ],
    });
    const teams = [
      syncTeamRow("1"),
      syncTeamRow("2", { division_name: "Hand", set_by_hand: ["division_name"] }),
      syncTeamRow("3", { division_name: "Old" }),
    ];
    const answer = reading(line("1", { division: "B" }), line("2", { division: "A" }), line("3"));
    const plan = planDivisions(seasonRows({ league, teams }), listed, answer);
    expect(plan.changes.map(({ entity, after }) => [entity, after])).toEqual([
      [
        "league",
        {
          divisions_data: [
            { id: "own", name: "A" },
            { id: "302", name: "B" },
            { id: "x", name: "Old" },
            { id: "Hand", name: "Hand" },
          ],
        },
      ],
      ["team", { division_name: "B" }],
    ]);
  });

  test("a list by hand stays", () => {
    const league = leagueRow({ set_by_hand: ["divisions_data"] });
    expect(planDivisions(seasonRows({ league }), listed, reading(line("1"))).changes).toEqual([]);
  });

  test("nothing at all stops the step", () => {
    const plan = planDivisions(seasonRows(), [], reading<ProviderStanding>());
    expect(plan).toMatchObject({ changes: [], isStopped: true });
  });
});

describe("a league's own page", () => {
  const fact: ProviderLeague = {
    id: "85770",
    name: "Sunday 7v7",
    status: "Closed",
    sportId: "6",
    sport: null,
    format: "7v7",
    startDate: "2026-09-13",
    endDate: null,
    regularSeasonWeeks: 5,
    divisions: [],
  };

  test("its status, name, days and weeks; what is not said and what is set by hand stays", () => {
    const row = leagueRow({ set_by_hand: ["name"], end_date: "2026-11-15" });
    expect(
      planStatus(row, reading(fact)).changes.map(({ before, after }) => [before, after]),
    ).toEqual([
      [
        { status: "In Progress", start_date: null, regular_season_weeks: null },
        { status: "Closed", start_date: "2026-09-13", regular_season_weeks: 5 },
      ],
    ]);
  });

  test("another league's page is none", () => {
    const plan = planStatus(leagueRow(), reading({ ...fact, id: "1" }));
    expect(plan).toMatchObject({ changes: [], isStopped: true });
    expect(plan.problems.at(-1)?.message).toBe("No league data found for League ID 85770");
  });
});
