import { expect, it } from "vitest";
import { reasonWords, SYNC_REASONS } from "./sync-words.ts";

it("I21: a refusal of somebody who is locked out names the true cause, and what ends it", () => {
  expect(reasonWords("permission", true)).toBe(
    "Your account is disabled. Everything stays on this device until an admin enables it.",
  );
  expect(reasonWords("permission", false)).toBe(SYNC_REASONS.permission);
  expect(reasonWords("no-network", true)).toBe(SYNC_REASONS["no-network"]);
});
