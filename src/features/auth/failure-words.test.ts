import { describe, expect, it } from "vitest";
import { authMessages } from "./auth-messages.ts";
import { failureWords } from "./failure-words.ts";

const say = (code: string, message: string | null = null, retryAfterMs: number | null = null) =>
  failureWords({ code, message, retryAfterMs }, undefined, true);

describe("a failed sign-in in words", () => {
  it("shows the backend's message as it is (P §2)", () => {
    const words = "Invalid login credentials";
    expect(say("invalid-credentials", words)).toBe(words);
    expect(say("refused")).toBe(authMessages.failed);
  });

  it("tells a phone without a network from a server without an answer", () => {
    const failure = { code: "network", message: null };
    expect(failureWords(failure, undefined, false)).toBe(authMessages.offline);
    expect(failureWords(failure, undefined, true)).toBe(authMessages.noAnswer);
  });

  it("does not say of a server that failed that it did not answer (P §8)", () => {
    expect(say("server-failed", "disk full")).toBe("disk full");
    expect(say("server-failed")).toMatch(/^The server could not do this now/);
  });

  it("names the wait of a 429 (rule 20)", () => {
    const limit = "Request rate limit reached";
    expect(say("rate-limited", limit, 29_500)).toBe(`${limit}. Please try again in 30 seconds.`);
    expect(say("rate-limited", limit, 290_000)).toBe(`${limit}. Please try again in 5 minutes.`);
    expect(say("rate-limited", null)).toBe("Too many attempts. Please try again in a moment.");
    const named = "For security purposes, you can only request this after 43 seconds.";
    expect(say("mail-rate-limited", named, 43_000)).toBe(named);
  });

  it("says what a late password change needs in the specified words (P §5, rule 13)", () => {
    expect(say("reauthentication-needed", "Password update requires reauthentication")).toBe(
      'For security, password changes require a reset link. Please go back to the login page and click "Reset/Forgot Password" to get a secure reset link.',
    );
  });
});
