import { expect, it } from "vitest";
import { accountMessages } from "./account-messages.ts";
import { failureText } from "./failure-text.ts";

it("says the specified words (P §2 navigation, A §8, D2)", () => {
  const { administrator, signOut, resetSent } = accountMessages;
  expect([administrator, signOut, resetSent]).toEqual([
    "Administrator",
    "Sign Out",
    "Check your email for the password reset link",
  ]);
});

it("says the auth server's words, or tells a dead network from a silent server", () => {
  const words = "For security purposes, you can only request this after 43 seconds.";
  expect(failureText({ code: "mail-rate-limited", message: words }, true)).toBe(words);
  expect(failureText({ code: "network", message: null }, false)).toBe(accountMessages.offline);
  expect(failureText({ code: "network", message: null }, true)).toBe(accountMessages.noAnswer);
  expect(failureText({ code: "server-failed", message: null }, true)).toBe(
    accountMessages.serverFailed,
  );
  expect(failureText({ code: "refused", message: null }, true)).toBe(accountMessages.failed);
});
