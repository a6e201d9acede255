import { describe, expect, it } from "vitest";
import { signInFrom } from "../paths.ts";
import { landingOf } from "./landing.ts";
import { unprofiledUser } from "./session-state.ts";

const scorer = unprofiledUser("user-1", "scorer@demo.test");
const admin = { ...scorer, role: "admin" } as const;

function placeAt(address: string, state: unknown = null) {
  const { pathname, search, hash } = new URL(address, "http://a.test");
  return { pathname, search, hash, state };
}

/** Where the state of the sign-in's history entry takes somebody. */
function landing(address: string, user: typeof scorer = scorer) {
  const { state } = signInFrom(placeAt(address)) as { state: { returnTo?: unknown } | null };
  return landingOf(user, state?.returnTo);
}

describe("the way to the sign-in and back (D4)", () => {
  it.each([
    "/standings?season=spring&league=a",
    "/games/0d0e0000-0000-4000-8000-000000000001/review",
    "/collect?gameId=g1",
    "/user-guide/data-and-reporting#points",
    "/games",
  ])("leads back to %s, admins too", (address) => {
    expect(signInFrom(placeAt(address)).to).toBe("/login");
    expect(landing(address)).toBe(address);
    expect(landing(address, admin)).toBe(address);
  });

  it.each(["/", "/?season=spring", "/test", "/nothing-here", "/auth/callback", "/login"])(
    "from %s it leads home",
    (address) => {
      expect(landing(address)).toBe("/games");
      expect(landing(address, admin)).toBe("/admin");
    },
  );

  it("rule 14: takes no session along", () => {
    expect(signInFrom(placeAt("/games#access_token=a")).state).toEqual({ returnTo: "/games" });
  });

  it.each(["/login?view=magic_link", "/auth/login", "/auth/signup"])(
    "from %s, with help open over it, what the form knows stays",
    (address) => {
      const known = { returnTo: "/account", email: "ada@demo.test", isSent: false };
      expect(signInFrom(placeAt(address, known)).state).toBe(known);
    },
  );
});
