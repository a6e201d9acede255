import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isApiCode } from "./api-codes.ts";

const MIGRATIONS = "supabase/migrations";
const raised = readdirSync(MIGRATIONS).flatMap((file) => {
  const sql = readFileSync(`${MIGRATIONS}/${file}`, "utf8");
  return [...sql.matchAll(/errcode = '(\w+)'/g)].flatMap(([, code]) => code ?? []);
});

describe("I14 the API's own codes", () => {
  test("every code that our functions raise is on the list", () => {
    expect(raised).toContain("PT413");
    const unknown = raised.filter((code) => !isApiCode(Number(code.slice(2)) || 400, code));
    expect(unknown).toEqual([]);
  });

  test.each([
    [400, "22P02"],
    [400, "P0001"],
    [400, "PGRST102"],
    [409, "23505"],
    [413, "PT413"],
  ])("%i %s is ours", (status, code) => {
    expect(isApiCode(status, code)).toBe(true);
  });

  test.each([
    [400, undefined],
    [400, 400],
    [400, ""],
    [400, "400"],
    [400, "bad_request"],
    [400, "PT413"],
    [400, "99999"],
    [400, "PGRST"],
    [403, "ERROR"],
  ])("%i %s may be anybody's", (status, code) => {
    expect(isApiCode(status, code)).toBe(false);
  });
});
