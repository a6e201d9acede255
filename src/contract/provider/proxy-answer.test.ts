import { describe, expect, test } from "vitest";
import { readProxyAnswer, readProxyRefusal } from "./proxy-answer.ts";

describe("A §7: the proxy test", () => {
  test.each([
    ['{"leagues":[{"id":1},{"id":2}]}', { hasPassed: true, leagues: 2, code: null }],
    ['{"leagues":[]}', { hasPassed: false, leagues: 0, code: "provider_not_found" }],
    ['{"league":{}}', { hasPassed: false, leagues: null, code: "provider_not_found" }],
    ["null", { hasPassed: false, code: "provider_not_found", format: "json" }],
    ["<!doctype html>", { hasPassed: false, code: "not_passed_on", format: "page" }],
    ["", { hasPassed: false, code: "not_passed_on", format: "text", bytes: 0 }],
  ])("%s with 200 is %j", (text, expected) => {
    expect(readProxyAnswer(text, "85770")).toMatchObject({ status: 200, ...expected });
  });

  test("nothing found has the words of A §8", () => {
    expect(readProxyAnswer("{}", "85770").message).toBe("No league data found for League ID 85770");
    expect(readProxyAnswer("{}", null).message).toBe("No leagues data found");
  });

  test.each([
    [502, "json", { code: "provider_refused", message: "No." }, "provider_refused"],
    [429, "json", { code: "over_request_rate_limit", message: "Wait." }, "over_request_rate_limit"],
    [404, "json", { code: "NOT_FOUND", message: "Requested function" }, "not_passed_on"],
    [404, "html", null, "not_passed_on"],
    [405, "empty", null, "not_passed_on"],
    [502, "html", null, "not_passed_on"],
  ] as const)("%i with %s is %j: %s", (status, body, json, code) => {
    expect(readProxyRefusal({ status, body, json })).toMatchObject({
      hasPassed: false,
      status,
      code,
    });
  });

  test("a token that ran out is renewed first", () => {
    expect(readProxyRefusal({ status: 401, body: "json", json: { code: 401 } })).toBeNull();
  });
});
