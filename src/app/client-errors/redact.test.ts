import { describe, expect, it } from "vitest";
import { redact, redactUrl } from "./redact.ts";

describe("D13 what leaves the device with a report", () => {
  it.each([
    ["a session's token", "got eyJhbGciOi.eyJzdWIi.c2ln, sorry", "got [token], sorry"],
    ["a header", "Authorization: Bearer abc.def", "Authorization: Bearer [token]"],
    ["a key", "apikey sb_secret_12ab and sb_publishable_x", "apikey [key] and [key]"],
    [
      "a mail link",
      "/auth/callback?token_hash=ab12&type=recovery",
      "/auth/callback?token_hash=[removed]&type=recovery",
    ],
    ["a code", "?code=123456&next=/games", "?code=[removed]&next=/games"],
    ["an address", "no user ada.reyes+x@club.example here", "no user [address] here"],
    ["an address in a query", "?email=ada@club.example", "?email=[removed]"],
    ["a password", "password=s3cret", "password=[removed]"],
    [
      "an address as addresses of pages write it",
      "/feedback?q=ada%40club.example",
      "/feedback?q=[address]",
    ],
    [
      "a token in an answer",
      '{"refresh_token":"v1.ab-c","n":1}',
      '{"refresh_token":"[removed]","n":1}',
    ],
    ["a password in a request", '{"password": "a, \\"b\\" c"}', '{"password": "[removed]"}'],
  ])("has no %s", (_, text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  it("keeps what helps", () => {
    const text = "TypeError: x is not a function (http://club.example/assets/app-1a.js:3:14)";
    expect(redact(text)).toBe(text);
  });

  it("is done with a long text that has no blank", () => {
    const text = "a".repeat(100_000);
    expect(redact(text)).toBe(text);
  });

  it("leaves the fragment of an address out", () => {
    expect(redactUrl("https://club.example/auth/callback?type=signup#access_token=abc")).toBe(
      "https://club.example/auth/callback?type=signup",
    );
  });
});
