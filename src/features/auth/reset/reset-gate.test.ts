import { describe, expect, it } from "vitest";
import type { AccountMarks } from "../../../app/session/account-marks.ts";
import { type SessionSnapshot, unprofiledUser } from "../../../app/session/session-state.ts";
import { resetGate } from "./reset-gate.ts";

const email = "scorer@demo.test";
const NO_MARKS: AccountMarks = { wasRecovered: false, wasInvited: false, isFirstEntry: false };

function signedIn(
  marks: Partial<AccountMarks> = {},
  changes: Partial<Extract<SessionSnapshot, { status: "signed-in" }>> = {},
): SessionSnapshot {
  return {
    status: "signed-in",
    user: unprofiledUser("u", email),
    signInNeeded: false,
    isProfilePending: false,
    marks: { ...NO_MARKS, ...marks },
    connection: "online",
    ...changes,
  };
}

/** What stands behind the path. */
const at = (address: string) => new URL(address, "https://app.test/auth/reset-password");

describe("who may set a password on the reset page (P §5)", () => {
  it("nobody without a session", () => {
    expect(resetGate({ status: "starting", connection: "online" }, at("")).kind).toBe("loading");
    const visitor = { status: "signed-out", connection: "online" } as const;
    expect(resetGate(visitor, at("?type=recovery")).kind).toBe("no-session");
    expect(resetGate(signedIn({}, { signInNeeded: true }), at("")).kind).toBe("no-session");
  });

  it("nobody without a sign of recovery", () => {
    expect(resetGate(signedIn(), at(""))).toEqual({ kind: "no-recovery", email });
    expect(resetGate(signedIn(), at("?invited=true")).kind).toBe("no-recovery");
    expect(resetGate(signedIn({ wasInvited: true }), at("")).kind).toBe("no-recovery");
  });

  it.each([
    ["a reset link", signedIn(), "?type=recovery", "recovery"],
    ["a reset link that says so in its fragment", signedIn(), "#type=recovery", "recovery"],
    ["a recovery on record", signedIn({ wasRecovered: true }), "", "recovery"],
    ["a live invitation", signedIn({ wasInvited: true }), "?invited=true", "invited"],
    [
      "an invitation sent after a reset",
      signedIn({ wasInvited: true, wasRecovered: true }),
      "?invited=true",
      "invited",
    ],
    [
      "a temporary password (D14)",
      signedIn({}, { user: { ...unprofiledUser("u", email), mustChangePassword: true } }),
      "",
      "temporary",
    ],
  ] as const)("somebody with %s", (_, session, address, why) => {
    expect(resetGate(session, at(address))).toEqual({ kind: "open", email, why });
  });

  it("waits for the profile, which may hold the reason (D14)", () => {
    expect(resetGate(signedIn({}, { isProfilePending: true }), at("")).kind).toBe("loading");
  });
});
