import { describe, expect, it } from "vitest";
import { readAuthSession } from "../../remote/auth/session-record.ts";
import { accountMarks } from "./account-marks.ts";

const marksOf = (user: Record<string, unknown>) =>
  accountMarks(
    readAuthSession({ access_token: "a", refresh_token: "r", user: { id: "u", ...user } }, 0),
  );

describe("how a person came in", () => {
  it("P §5: a recovery leaves its mark, for nobody there is none", () => {
    const recovery_sent_at = "2026-11-21T10:00:00Z";
    expect(marksOf({ recovery_sent_at })).toMatchObject({ wasRecovered: true });
    expect(marksOf({})).toMatchObject({ wasRecovered: false, wasInvited: false });
    expect(accountMarks(null)).toMatchObject({ wasRecovered: false, isFirstEntry: false });
  });

  it("P §2: an invitation is the auth server's mark or the flag in the metadata", () => {
    expect(marksOf({ invited_at: "2026-11-21T10:00:00Z" }).wasInvited).toBe(true);
    expect(marksOf({ user_metadata: { invited_by_admin: true } }).wasInvited).toBe(true);
    expect(marksOf({ user_metadata: { invited_by_admin: "yes" } }).wasInvited).toBe(false);
  });

  it("the first entry is the one that confirms the address", () => {
    const email_confirmed_at = "2026-11-21T10:00:00Z";
    const at = (last_sign_in_at: string) => marksOf({ email_confirmed_at, last_sign_in_at });
    expect(at("2026-11-21T10:00:01Z").isFirstEntry).toBe(true);
    expect(at("2026-11-22T10:00:00Z").isFirstEntry).toBe(false);
    expect(marksOf({ email_confirmed_at }).isFirstEntry).toBe(false);
  });
});
