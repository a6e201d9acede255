import { describe, expect, test } from "vitest";
import { diagnose } from "./diagnose.ts";
import type { Configuration, ProviderTest, SettingState } from "./provider-test.ts";

function configured(
  states: readonly SettingState[] = ["set", "set", "set"],
  isSimulated = false,
): Configuration {
  const names = ["PROVIDER_URL", "PROVIDER_SITE", "PROVIDER_TOKEN"];
  return {
    isChosen: states[0] !== "missing",
    isSimulated,
    label: "league provider",
    firstTeamIs: "visitor",
    settings: names.map((name, at) => ({ name, state: states[at] ?? "set" })),
  };
}

const PASSED: ProviderTest = {
  hasPassed: true,
  tookMs: 300,
  status: 200,
  format: "json",
  bytes: 2_000,
  leagues: 4,
  code: null,
  message: null,
};
const failed = (code: string, format: ProviderTest["format"] = null): ProviderTest => ({
  ...PASSED,
  hasPassed: false,
  leagues: null,
  format,
  code,
});

describe("A §2: the diagnosis", () => {
  test.each([
    [["missing", "missing", "missing"], ["not_chosen"]],
    [["set", "missing", "set"], ["incomplete"]],
    [["missing", "set", "set"], ["incomplete"]],
    [["set", "set", "quoted"], ["malformed"]],
    [["no_address", "set", "set"], ["malformed"]],
    [["set", "set", "set"], []],
  ] as const)("of the settings %j without tests is %j", (states, expected) => {
    expect(diagnose(configured(states), null, null)).toEqual(expected);
  });

  test("says that all works, that it is the simulator, and that answers come late", () => {
    expect(diagnose(configured(), PASSED, PASSED)).toEqual(["works"]);
    expect(diagnose(configured(undefined, true), PASSED, PASSED)).toEqual(["simulated"]);
    const late = { ...PASSED, tookMs: 5_001 };
    expect(diagnose(configured(), PASSED, late)).toEqual(["slow", "works"]);
    expect(diagnose(configured(), { ...PASSED, tookMs: 5_000 }, PASSED)).toEqual(["works"]);
  });

  test.each([
    ["provider_refused", null, "refused"],
    ["provider_unreachable", null, "unreachable"],
    ["provider_timeout", null, "timed_out"],
    ["provider_connection", null, "broken_off"],
    ["provider_unreadable", "page", "page"],
    ["provider_unreadable", "text", "unreadable"],
    ["provider_not_found", "json", "unknown_league"],
    ["provider_bad_request", "json", "unknown_league"],
    ["provider_rate_limited", "nothing", "limited"],
    ["provider_failed", "page", "failed"],
    ["over_request_rate_limit", null, "own_limit"],
    ["something new", null, "failed"],
  ] as const)("of %s with %s in both tests is %s, once", (code, format, expected) => {
    const test = failed(code, format);
    expect(diagnose(configured(), test, test)).toEqual([expected]);
  });

  test("of a page is that page, although the proxy speaks about it in JSON", () => {
    const page = failed("provider_unreadable", "page");
    expect(diagnose(configured(), page, failed("provider_unreadable", "json"))).toEqual(["page"]);
    expect(diagnose(configured(), PASSED, failed("provider_unreadable", "json"))).toEqual([
      "unreadable",
      "unsteady",
    ]);
  });

  test.each([
    ["not_passed_on", "not_passed_on"],
    ["no_answer", "no_answer"],
    ["over_request_rate_limit", "own_limit"],
  ] as const)("of a proxy that alone fails with %s lies on this side", (code, expected) => {
    expect(diagnose(configured(), PASSED, failed(code))).toEqual([expected]);
  });

  test("of a provider that answers one of two requests is that it is unsteady", () => {
    expect(diagnose(configured(), PASSED, failed("provider_failed"))).toEqual([
      "failed",
      "unsteady",
    ]);
    expect(diagnose(configured(), failed("provider_timeout"), PASSED)).toEqual([
      "timed_out",
      "unsteady",
    ]);
  });

  test("a setting that looks wrong stands before what came of it", () => {
    const refused = failed("provider_refused");
    expect(diagnose(configured(["set", "set", "quoted"]), refused, refused)).toEqual([
      "malformed",
      "refused",
    ]);
  });
});
