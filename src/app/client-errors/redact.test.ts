import * as fc from "fast-check";
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
    ["a new account's password", '{"tempPassword":"a"}', '{"tempPassword":"[removed]"}'],
    [
      "a token in an answer in a text in a text",
      String.raw`"{\"body\":\"{\\\"refresh_token\\\":\\\"v1.ab-c\\\",\\\"n\\\":1}\"}"`,
      String.raw`"{\"body\":\"{\\\"refresh_token\\\":\\\"[removed]\\\",\\\"n\\\":1}\"}"`,
    ],
    [
      "a token in a text that was cut",
      String.raw`"{\"token\":\"v1.ab" and more`,
      String.raw`"{\"token\":\"[removed]" and more`,
    ],
    [
      "a token where all was cut",
      String.raw`{\"token\":\"v1.a\\\"b`,
      String.raw`{\"token\":\"[removed]`,
    ],
    ["a password in a request", '{"password": "a, \\"b\\" c"}', '{"password": "[removed]"}'],
  ])("has no %s", (_, text, clean) => {
    expect(redact(text)).toBe(clean);
  });

  it("keeps what helps", () => {
    const text = "TypeError: x is not a function (http://club.example/assets/app-1a.js:3:14)";
    expect(redact(text)).toBe(text);
  });

  it("finds a secret however often its JSON stands in other JSON, and nothing else", () => {
    const secretName = fc.constantFrom("refresh_token", "token_hash", "password", "nonce");
    const level = fc.integer({ min: 0, max: 5 });
    return fc.assert(
      fc.property(secretName, fc.string({ unit: "grapheme" }), level, (name, secret, levels) => {
        const body = (value: string) => ({ code: "weak", [name]: value, n: [{ last: "\\" }] });
        let text = JSON.stringify(body(secret));
        for (let i = 0; i < levels; i += 1) text = JSON.stringify({ text });
        let clean: unknown = JSON.parse(redact(`failed: ${text}`).slice("failed: ".length));
        for (let i = 0; i < levels; i += 1) clean = JSON.parse((clean as { text: string }).text);
        expect(clean).toEqual(body("[removed]"));
      }),
    );
  });

  it.each([
    ["letters", "a", 100_000],
    ["beginnings of tokens", "eyJ-", 25_000],
    ["quotes of a deep level", '\\"', 50_000],
    ["backslashes", "\\", 100_000],
  ])("is done with a long text of %s without a blank", (_, unit, times) => {
    const text = unit.repeat(times);
    expect(redact(text)).toBe(text);
  });

  it("is done with a long text full of secrets, each without an end of its own", () => {
    const text = String.raw`"token":"a\"password\":\"b`.repeat(10_000);
    expect(redact(text)).toMatch(/^"token":"\[removed\]/);
  });

  it("leaves the fragment of an address out", () => {
    expect(redactUrl("https://club.example/auth/callback?type=signup#access_token=abc")).toBe(
      "https://club.example/auth/callback?type=signup",
    );
  });
});
