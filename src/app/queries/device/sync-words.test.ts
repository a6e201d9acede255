import { expect, it } from "vitest";
import { aboutCommand, reasonWords, SYNC_REASONS } from "./sync-words.ts";

it("I21: a refusal of somebody who is locked out names the true cause, and what ends it", () => {
  expect(reasonWords("permission", true, null, false)).toBe(
    "Your account is disabled. Everything stays on this device until an admin enables it.",
  );
  expect(reasonWords("permission", false, null, false)).toBe(SYNC_REASONS.permission);
  expect(reasonWords("permission", false, "withdrawn", false)).toBe(
    "The game pass was withdrawn. Everything stays on this device. Open a new pass for this game here and it is sent, or export it.",
  );
  expect(reasonWords("no-network", true, "expired", false), "the sheet says the rest").toBe(
    "No network.",
  );
});

it("I14: of several refused numbers each says whose it is", () => {
  const command = { opId: "op", authorId: null, kind: "set_jersey_number" } as const;
  const names = { player: (id: string) => (id === "ada" ? "#7 Ada Reyes" : id) };
  const about = (playerId: string, jerseyNumber: string | null) =>
    aboutCommand({ ...command, playerId, jerseyNumber }, names);
  expect(about("ada", "12")).toBe("12 for #7 Ada Reyes");
  expect(about("ada", null)).toBe("none for #7 Ada Reyes");
  expect(about("gone", "5")).toBe("5 for a player who is not on this device");
  expect(aboutCommand(null, names)).toBeNull();
});

it("whoever collects by a pass is not asked for a sign-in that nobody can do (D69)", () => {
  expect(reasonWords("sign-in-required", false, null, true)).toMatch(/Open its link or code again/);
  expect(reasonWords("sign-in-required", false, null, false)).toMatch(/sign in again/);
});
