import { describe, expect, it } from "vitest";
import { errorText, failedCallText } from "./error-text.ts";

describe("errors in words", () => {
  it("is the message and the top of the stack", () => {
    const error = new TypeError("x is not a function");
    error.stack = `TypeError: x is not a function\n${[1, 2, 3, 4, 5, 6].map((line) => `    at f${line}`).join("\n")}`;
    expect(errorText(error)).toBe(
      "TypeError: x is not a function\n  at f1\n  at f2\n  at f3\n  at f4",
    );
  });

  it("is the value itself where nothing better was thrown", () => {
    expect(errorText("no")).toBe("no");
    expect(errorText(undefined)).toBe("undefined");
  });

  it("names a failed request without its query, which may name people", () => {
    const url = "https://club.example/rest/v1/user_profiles?email=eq.ada@club.example";
    expect(failedCallText("GET", url, 503)).toBe("GET /rest/v1/user_profiles: 503");
    expect(failedCallText("POST", "/auth/v1/token?grant_type=password", "no answer")).toBe(
      "POST /auth/v1/token: no answer",
    );
  });
});
