import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { ReviewRights } from "../use-rights.ts";
import { ActionRow } from "./score-actions.tsx";

const MAY_ALL: ReviewRights = {
  isSignedIn: true,
  isVisitor: false,
  mayEdit: true,
  mayReset: true,
  mayRemoveWalkOns: true,
  readsReasons: true,
  mayExport: true,
  maySettle: true,
  isOnline: true,
};

/** Names of the actions in order, the filled one in brackets. */
function actions(columns: Partial<Game>, rights: Partial<ReviewRights> = {}): string[] {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ActionRow
        game={makeGame({ id: "g1", ...columns })}
        rights={{ ...MAY_ALL, ...rights }}
        onEdit={() => {}}
        isBusy={null}
        reopen={async () => {}}
        reset={async () => {}}
      />
    </MemoryRouter>,
  );
  return [...markup.matchAll(/<(?:a|button)[^>]*class="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, looks = "", name = ""]) => (looks.split(" ").includes("bg-brand") ? `[${name}]` : name),
  );
}

it("Continue Stats of a running game is filled and first, and Reset Game is last (D12)", () => {
  const running = { liveEntries: 3 };
  expect(actions(running)).toEqual(["[Continue Stats]", "Edit Final Scores", "Reset Game"]);
  expect(actions(running, { mayReset: false })).toEqual(["[Continue Stats]", "Edit Final Scores"]);
  expect(actions(running, { mayEdit: false })).toEqual(["Reset Game"]);
});

it("Collect Stats of a game that has not begun is filled and first, unless it is cancelled or postponed (D12)", () => {
  expect(actions({})).toEqual(["[Collect Stats]", "Edit Final Scores", "Reset Game"]);
  for (const outcome of ["cancelled", "postponed"] as const) {
    expect(actions({ outcome })).toEqual(["Edit Final Scores", "Collect Stats", "Reset Game"]);
  }
});

it("no action of a final game is filled (D12)", () => {
  expect(actions({ isCompleted: true, phase: "final", liveEntries: 3 })).toEqual([
    "Edit Final Scores",
    "Re-open for Stat Collection",
    "Reset Game",
  ]);
  expect(actions({ isCompleted: true, phase: "open", liveEntries: 3 })).toEqual([
    "Edit Final Scores",
    "Continue Stats",
    "Reset Game",
  ]);
});
