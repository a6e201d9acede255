import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProviderProblem } from "../../domain/provider/facts.ts";
import { SyncPlan } from "./sync-plan.tsx";

const ODD: ProviderProblem = {
  thing: "game",
  code: "to_be_decided",
  id: "7",
  message: "Game 7 is a to-be-decided playoff matchup",
};

/** A plan that renames a team, and warns of what it could not read. */
function markupOf(problems: readonly ProviderProblem[]): string {
  const change = {
    entity: "team",
    action: "change",
    providerId: "1",
    rowId: "hawks",
    leagueId: "league",
    before: { name: "Hawks" },
    after: { name: "Kites" },
  } as const;
  const step = {
    step: "teams",
    leagueId: "league",
    providerId: "85770",
    changes: [change],
    problems,
    question: null,
    isConfirmed: false,
    isStopped: false,
  } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <SyncPlan
        plan={{ steps: [step], names: { hawks: { name: "Hawks" } } }}
        leagueNames={new Map()}
        isLocked={false}
        onApply={() => {}}
        onAnswer={() => {}}
        onDiscard={() => {}}
      />
    </MemoryRouter>,
  );
}

test("a step with a warning is open at first", () => {
  const markup = markupOf([ODD]);
  expect(markup).toContain('<details open="">');
  expect(markup).toContain(ODD.message);
});

test("beside Apply stands how many warnings there are above", () => {
  expect(markupOf([ODD])).toMatch(/>Apply 1 Change<.*>1 warning above</);
  expect(markupOf([ODD, { ...ODD, id: "8" }])).toContain(">2 warnings above<");
});

test("a step without a warning is closed, and Apply stands alone", () => {
  const markup = markupOf([]);
  expect(markup).toContain("<details>");
  expect(markup).toContain(">Apply 1 Change<");
  expect(markup).not.toContain("above");
});
