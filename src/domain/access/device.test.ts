import { describe, expect, test } from "vitest";
import { byUrgency, type Device, deviceState } from "./device.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const device = (known: Partial<Device>): Device => ({
  deviceId: "d",
  userId: "u",
  fullName: "Sam Scorer",
  kind: null,
  appVersion: null,
  pending: 0,
  refused: 0,
  holes: 0,
  lastSeenAt: "2026-11-21T11:59:00Z",
  ...known,
});

describe("devices that need somebody (I6)", () => {
  test.each([
    ["calm", {}],
    ["calm", { lastSeenAt: "2026-10-01T00:00:00Z" }],
    ["waiting", { pending: 4 }],
    ["waiting", { pending: 4, lastSeenAt: "2026-11-21T00:00:00Z" }],
    ["silent", { pending: 1, lastSeenAt: "2026-11-20T23:59:59Z" }],
    ["silent", { pending: 1, holes: 2, refused: 3, lastSeenAt: "2026-11-01T00:00:00Z" }],
    ["attention", { refused: 1 }],
    ["attention", { holes: 1, pending: 2 }],
  ] as const)("%s: %j", (state, known) => {
    expect(deviceState(device(known), NOW)).toBe(state);
  });

  test("silent ones first, then what was refused or is missing, then what waits", () => {
    const list = [
      device({ deviceId: "calm" }),
      device({ deviceId: "waiting", pending: 1 }),
      device({ deviceId: "attention", refused: 1 }),
      device({ deviceId: "silent", pending: 1, lastSeenAt: "2026-11-01T00:00:00Z" }),
      device({ deviceId: "calm too" }),
    ];
    expect(byUrgency(list, NOW).map(({ deviceId }) => deviceId)).toEqual([
      "silent",
      "attention",
      "waiting",
      "calm",
      "calm too",
    ]);
  });
});
