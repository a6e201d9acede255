import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CALM_STATUS } from "./calm-status.ts";
import { WaitingList } from "./waiting-list.tsx";

it("I21: five rows at most, so that the export below stays in sight; they add up to the pill's number", () => {
  const waiting = [{ gameId: "g", count: 10, authorName: null, mine: true }];
  const entries = [..."abcdefgh"].map((key) => ({ key, text: key, at: null, side: null }));
  const html = renderToStaticMarkup(
    <WaitingList status={{ ...CALM_STATUS, waiting }} entries={entries} />,
  );
  expect(html.match(/<li/g)).toHaveLength(5);
  expect(html).toContain("and 4 more · 2 other entries");
});
