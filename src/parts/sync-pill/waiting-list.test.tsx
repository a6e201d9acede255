import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CALM_STATUS } from "./calm-status.ts";
import { WaitingList } from "./waiting-list.tsx";

const rowsOf = (letters: string, count: number) => {
  const waiting = [{ gameId: "g", count, authorName: null, mine: true }];
  const entries = [...letters].map((key) => ({ key, text: `play ${key}`, at: null, side: null }));
  const html = renderToStaticMarkup(
    <WaitingList status={{ ...CALM_STATUS, waiting }} entries={entries} />,
  );
  return html
    .split("<li")
    .slice(1)
    .map((row) => row.replace(/^[^>]*>|<[^>]*>/g, ""));
};

it.each([
  ["abcde", 5, ["play a", "play b", "play c", "play d", "play e"]],
  ["abcdef", 6, ["play a", "play b", "play c", "play d", "and 2 more"]],
  [
    "abcde",
    6,
    [
      "play a",
      "play b",
      "play c",
      "play d",
      "and 1 more · 1 other entry (roster, timeout or edit)",
    ],
  ],
  [
    "abcdefgh",
    10,
    [
      "play a",
      "play b",
      "play c",
      "play d",
      "and 4 more · 2 other entries (roster, timeout or edit)",
    ],
  ],
])(
  "I21: at most five rows, so that the export below stays in sight; they add up to the pill's number: %s of %i",
  (letters, count, rows) => {
    expect(rowsOf(letters, count)).toEqual(rows);
  },
);
