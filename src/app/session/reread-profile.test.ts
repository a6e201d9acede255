import { beforeEach, describe, expect, it } from "vitest";
import type { SyncReason } from "../../sync/status/status.ts";
import { rereadProfileOnRefusal } from "./reread-profile.ts";

let reads: number;
let isDisabled: boolean;
let status: { reason: SyncReason | null; lastSavedAt: number | null };
let listeners: Set<() => void>;
let end: () => void;

beforeEach(() => {
  reads = 0;
  isDisabled = false;
  status = { reason: null, lastSavedAt: 1 };
  listeners = new Set();
  end = rereadProfileOnRefusal({
    engine: {
      status: () => status,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    isDisabled: () => isDisabled,
    refreshProfile: async () => {
      reads += 1;
    },
  });
});

function say(change: Partial<typeof status>): number {
  status = { ...status, ...change };
  for (const listener of listeners) listener();
  return reads;
}

describe("I21 the profile behind a refusal", () => {
  it("is read once when the server begins to refuse, and once when it ceases to", () => {
    expect(say({ reason: "permission" })).toBe(1);
    expect(say({ reason: "permission" })).toBe(1);
    expect(say({ reason: null })).toBe(2);
    expect(say({ reason: "no-network" })).toBe(2);
  });

  it("is read again after a receipt of somebody who was locked out, and of nobody else", () => {
    expect(say({ lastSavedAt: 2 })).toBe(0);
    isDisabled = true;
    expect(say({ lastSavedAt: 3 })).toBe(1);
    expect(say({ lastSavedAt: 3 })).toBe(1);
  });

  it("is left alone once it is ended", () => {
    end();
    expect(say({ reason: "permission" })).toBe(0);
  });
});
