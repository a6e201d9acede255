import { describe, expect, it } from "vitest";
import { authMessages } from "./auth-messages.ts";

describe("the sign-in screen's words", () => {
  it("are the specified ones, with the configured name (D2, D3)", () => {
    expect(authMessages.title("Stat Tracker")).toBe("Sign in to Stat Tracker");
    expect(authMessages.subtitle).toBe("Access the flag football statistics system");
    expect(authMessages.toReset).toBe("Reset/Forgot Password?");
    expect(authMessages.passwordShort).toBe("Password must be at least 6 characters");
  });

  it("say each success in the specified words (A §8)", () => {
    const { magicSent, confirmSent, resetSent, updated } = authMessages;
    expect([magicSent, confirmSent, resetSent, updated]).toEqual([
      "Check your email for the magic link",
      "Check your email for the confirmation link",
      "Check your email for the password reset link",
      "Your password has been updated",
    ]);
  });
});
