import { parseSync } from "vite";
import { expect, it } from "vitest";
import { isTest, sourcesIn } from "./source-files.ts";

/** What a person reads or hears of an element. */
const SPOKEN = /^(?:alt|aria-label|description|placeholder|text|title|(?:\w+L|l)abel)$/;
const WORD = /\p{L}{2}/u;

interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: { readonly name?: unknown };
}

/** Texts that stand in elements instead of a message file. */
function literalTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { type, value, name } = part as Node;
    const isSpoken = type === "JSXAttribute" && SPOKEN.test(String(name?.name));
    const text = type === "JSXText" ? value : isSpoken ? (value as Node | null)?.value : null;
    if (typeof text === "string" && WORD.test(text)) found.push(`${file}: ${text.trim()}`);
    Object.values(part).forEach(look);
  };
  look(parseSync(file, source).program);
  return found;
}

it("has no text of the screens in their elements", () => {
  const screens = [...sourcesIn(["src"])].filter(
    ([file]) => file.endsWith(".tsx") && !isTest(file),
  );
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.flatMap(([file, source]) => literalTexts(file, source))).toEqual([]);
});

it("sees a text between tags and one that is only heard; not a sign, a class or a message", () => {
  const planted = `export const a = (
    <p className="grid" title={words.a} aria-label="Heard">
      Read <b label="of a button">* {words.b}</b> ×
    </p>
  );`;
  expect(literalTexts("a.tsx", planted)).toEqual([
    "a.tsx: Heard",
    "a.tsx: Read",
    "a.tsx: of a button",
  ]);
});
