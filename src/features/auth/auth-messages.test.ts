import { describe, expect, it } from "vitest";
import { authMessages } from "./auth-messages.ts";
import { signInWords } from "./sign-in-words.ts";

describe("the sign-in screen's words", () => {
  it("are the specified ones, with the configured name (D2, D3)", () => {
    expect(authMessages.title("Stat Tracker")).toBe("Sign in to Stat Tracker");
    expect(authMessages.subtitle).toBe("Access the flag football statistics system");
  });

  it("show the backend's message as it is (P §2)", () => {
    const refused = { code: "invalid-credentials", message: "Invalid login credentials" };
    expect(signInWords(refused)).toBe("Invalid login credentials");
    expect(signInWords({ code: "network", message: null })).toBe(authMessages.noNetwork);
    expect(signInWords({ code: "refused", message: null })).toBe(authMessages.failed);
  });
});
