import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTest, sourcesIn } from "../architecture/source-files.ts";

/**
 * What is put in, edited, waits, comes late or lacks a player is an entry; a play is what happened on
 * the field; a change is one to a form, a setting or a row of the league (docs/glossary.md). Texts that
 * the specification quotes win over all of it.
 */
const QUOTED = [
  "Event logging started with this feature. Future games will show chronological stat order.",
  "Changes will be saved automatically",
  "Saving changes...",
  "Error: Could not save changes after deleting the stat. Please try again.",
];

const WAITING =
  "wait|waits|waiting|are waiting|are missing|were refused|to send|(?:are )?not sent|on it|on them|" +
  "on this device|that phones|that reach|without a player|marked \\[\\[Possible";
const OTHER_WORDS = [
  /\b(?:events?|facts?)\b/i,
  new RegExp(`\\b(?:plays?|changes|records) (?:${WAITING})\\b`, "i"),
  /\b(?:late|waiting|unsent|unsynced|double) (?:plays?|changes|records)\b/i,
  /\bstill bring plays\b/i,
];

const SPOKEN = /(?:messages|texts?|words)\.tsx?$|^src\/features\/guide\/content\//;
const STRING = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
/** A path, a key of code or a type of an event (`stat.recorded.v1`) is read by nobody. */
const isRead = (text: string) =>
  /[A-Z ]/.test(text) && !/^\.{0,2}\/|^[\w-]+(?:\.[\w-]+)+$/.test(text);

const texts = [...sourcesIn(["src"])]
  .filter(([file]) => SPOKEN.test(file) && !isTest(file))
  .flatMap(([file, source]) =>
    (source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").match(STRING) ?? [])
      .map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, "…"))
      .filter(isRead)
      .map((text) => ({ file, text })),
  );

function misnamed(all: readonly { readonly file: string; readonly text: string }[]) {
  return all.flatMap(({ file, text }) =>
    QUOTED.includes(text)
      ? []
      : OTHER_WORDS.flatMap((word) => (word.test(text) ? [{ file, text }] : [])),
  );
}

test("no text of a screen or of the guide has another word for an entry", () => {
  expect(texts.length).toBeGreaterThan(1_500);
  expect(misnamed(texts)).toEqual([]);
});

test.each(QUOTED)("the specification's own text stands: %s", (quoted) => {
  expect(texts.map(({ text }) => text)).toContain(quoted);
});

test.each([
  "Event … of this file cannot be read.",
  "1 device has plays on it and has not been heard of",
  "Plays that phones still send count",
  "Plays wait there, are missing or were refused",
  "3 changes wait on this device.",
  "Late plays",
])("sees another word: %s", (text) => {
  expect(misnamed([{ file: "", text }])).not.toEqual([]);
});

test("the glossary says which word means what", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  for (const word of ["entry", "play", "change"]) expect(glossary).toContain(`| **${word}** |`);
});
