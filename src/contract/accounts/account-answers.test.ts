import { describe, expect, it } from "vitest";
import { readAccountChange } from "./account-change.ts";
import { readAccountList } from "./account-list.ts";
import { readInvitation, readInvitationRefusal } from "./invitation-answer.ts";
import { readSettingsAnswer } from "./settings-answer.ts";

const row = {
  user_id: "u",
  email: "a@b.test",
  full_name: "A",
  role: "user",
  role_from_domain: false,
  is_collector: true,
  status: "invited",
  is_last_admin: false,
  created_at: "2026-11-01T10:00:00+00:00",
  last_sign_in_at: null,
};

describe("answers about accounts", () => {
  it("a list with one row that cannot be read is no list (I23)", () => {
    expect(readAccountList([row])).toMatchObject([{ userId: "u", status: "invited" }]);
    expect(readAccountList([row, { ...row, status: "lost" }])).toBeNull();
    expect(readAccountList({ rows: [row] })).toBeNull();
  });

  it("a change stands, or the server says why not", () => {
    expect(readAccountChange({ outcome: "applied" })).toEqual({ refusal: null });
    expect(readAccountChange({ outcome: "unchanged" })).toEqual({ refusal: null });
    expect(readAccountChange({ outcome: "rejected", reason: "last_admin" })).toEqual({
      refusal: "last_admin",
    });
    expect(readAccountChange({ outcome: "rejected", reason: "moon" })).toBeNull();
    expect(readAccountChange([])).toBeNull();
  });

  it("an invitation is done, refused in words, or none of the function's answers", () => {
    const done = { outcome: "invited", email: "a@b.test" };
    expect(readInvitation(done)).toMatchObject({ kind: "done", tempPassword: null });
    expect(readInvitation({ ...done, tempPassword: "x" })).toMatchObject({ tempPassword: "x" });
    expect(readInvitation("<html>")).toBeNull();
    const refusal = { code: "email_invalid", message: "No." };
    expect(readInvitationRefusal({ status: 400, json: refusal })).toEqual({
      kind: "refused",
      ...refusal,
    });
    expect(readInvitationRefusal({ status: 403, json: refusal })).toBeNull();
    expect(readInvitationRefusal({ status: 502, json: null })).toBeNull();
  });

  it("switches are read whole", () => {
    const settings = {
      public_browsing: "off",
      collectors: "open",
      game_passes: "admins",
      captains_confirm: "asked",
      admin_email_domain: null,
      events_per_game: 10_000,
      walk_ons_per_game: 40,
      pushes_per_minute: 300,
      push_bytes_per_minute: 20_000_000,
      league_time_zone: "Europe/Berlin",
    };
    expect(readSettingsAnswer(settings)).toEqual({
      publicBrowsing: "off",
      collectors: "open",
      gamePasses: "admins",
      captainsConfirm: "asked",
      adminEmailDomain: null,
      eventsPerGame: 10_000,
      walkOnsPerGame: 40,
      pushesPerMinute: 300,
      pushBytesPerMinute: 20_000_000,
      leagueTimeZone: "Europe/Berlin",
    });
    expect(readSettingsAnswer({ ...settings, collectors: "nobody" })).toBeNull();
  });
});
