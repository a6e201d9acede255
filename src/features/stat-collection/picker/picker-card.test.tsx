import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { PickerCard } from "./picker-card.tsx";

const visitor = makeTeam({ id: "v", name: "The Unreasonably Long Bombers" });
const home = makeTeam({ id: "h", name: "Storm" });

function card(isTeamMissing: boolean) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PickerCard
        entry={{
          game: makeGame({ id: "g1", visitorTeamId: "v", homeTeamId: "h" }),
          visitorName: visitor.name,
          homeName: home.name,
          faces: { visitor, home },
          status: "scheduled",
          onDevice: true,
          isTeamMissing,
        }}
        shortNames={new Map([["v", "Bombers"]])}
        isMain={false}
      />
    </MemoryRouter>,
  );
}

it("a team without room for its name is called by its short one, and read whole (D72)", () => {
  const markup = card(false);
  expect(markup).toContain('data-short="Bombers">The Unreasonably Long Bombers<');
  expect(markup).not.toContain('data-short="Storm"');
});

it("says that a team of its game is not in the list, and only then", () => {
  const words = "A team of this game is not in the list";
  expect([true, false].map((isMissing) => card(isMissing).includes(words))).toEqual([true, false]);
});
