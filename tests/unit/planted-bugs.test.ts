import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLANTED_BUGS } from "../fuzz/planted-bugs.ts";

const LEAST: readonly (readonly [prefix: RegExp, count: number])[] = [
  [/^src\/local\//, 8],
  [/^src\/sync\//, 10],
  [/^src\/domain\/game\/(fold|decide)\//, 8],
  [/^supabase\/migrations\/.*\.sql$/, 12],
  [/^src\/(remote|contract)\//, 2],
];

describe("the bugs that `npm run test:bugs` plants", () => {
  test("are at least 40, over every part that keeps plays", () => {
    expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(40);
    for (const [prefix, count] of LEAST) {
      const planted = PLANTED_BUGS.filter(({ file }) => prefix.test(file));
      expect(planted.length, String(prefix)).toBeGreaterThanOrEqual(count);
    }
  });

  test("have a name each", () => {
    expect(new Set(PLANTED_BUGS.map(({ name }) => name)).size).toBe(PLANTED_BUGS.length);
  });

  test.each(PLANTED_BUGS)("$name", ({ file, find, replace, caughtBy }) => {
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(caughtBy.file)).toBe(true);
  });
});
