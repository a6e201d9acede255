import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { MarkedTeam } from "./marked-team.tsx";

function words(forfeitedSeason: boolean, shortName?: string, children?: ReactNode) {
  const team = { teamId: "t", teamName: "Brotherhood United", forfeitedSeason };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <MarkedTeam team={team} shortName={shortName} className="">
        {children}
      </MarkedTeam>
    </MemoryRouter>,
  );
  return markup
    .replace(/<span aria-hidden="true" data-short="([^"]*)"[^>]*>/g, " [short] $1")
    .replace(/<[^>]*>/g, "");
}

const MARK = "* Forfeited season";

it("the mark of a forfeited season follows the whole name and the short one (D49)", () => {
  const both = `Brotherhood United${MARK} [short] Brotherhood${MARK}`;
  expect(words(true, "Brotherhood")).toBe(both);
});

it.each([
  [false, "Brotherhood", undefined, "Brotherhood United"],
  [true, undefined, undefined, `Brotherhood United${MARK}`],
  [true, "Brotherhood", "BUN", `BUN${MARK}`],
])("forfeited %j, short %j, instead %j: %s", (isForfeited, shortName, children, expected) => {
  expect(words(isForfeited, shortName, children)).toBe(expected);
});
