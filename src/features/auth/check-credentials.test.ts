import { describe, expect, it } from "vitest";
import { authMessages } from "./auth-messages.ts";
import { checkCredentials } from "./check-credentials.ts";

describe("checking credentials before the server is asked", () => {
  it("names every field that is missing or incomplete", () => {
    expect(checkCredentials("", "")).toEqual({
      email: authMessages.emailMissing,
      password: authMessages.passwordMissing,
    });
    expect(checkCredentials("scorer@demo", "secret")).toEqual({ email: authMessages.emailWrong });
  });

  it("lets everything else through: the server decides", () => {
    expect(checkCredentials("scorer@demo.test", " ")).toBeNull();
  });
});
