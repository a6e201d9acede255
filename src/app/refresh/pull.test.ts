import { expect, it } from "vitest";
import { must } from "../../../tests/helpers/device.ts";
import { openReadingTab } from "../../../tests/helpers/reading-tab.ts";
import { isSoundCopy } from "../../local/reference/sound-copies.ts";
import { pullCommon } from "./prefetch.ts";

const SEASON = {
  id: "s1",
  name: "Fall",
  year: 2026,
  season_type: "fall",
  status: "In Progress",
  start_date: null,
  end_date: null,
  is_active: true,
  archived_at: null,
  scoring_profile_id: "guide",
  games_to_recount: 0,
  created_at: "2026-08-01T00:00:00+00:00",
};

it("rule 18: a sign-out between two tables keeps the rest of the read off the device", async () => {
  const { store, remote, parts, close } = await openReadingTab({
    seasons: [SEASON],
    public_profiles: [{ user_id: "user-ada", display_name: "Ada" }],
  });
  let asked = 0;
  const identity = {
    /** Asked before each table: the sign-out comes behind the first. */
    currentUserId() {
      asked += 1;
      if (asked === 2) remote.session.forget();
      return remote.session.currentUserId();
    },
  };
  const pulled = await pullCommon({ ...parts, identity });
  expect(pulled).toMatchObject({ ok: false, error: { code: "wrong-identity" } });
  expect(must(await store.reference.list("seasons", ""))).toHaveLength(1);
  expect(must(await store.reference.list("public_profiles", "", isSoundCopy))).toEqual([]);
  await close();
});
