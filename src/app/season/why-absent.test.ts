import { expect, it } from "vitest";
import type { RefreshStatus } from "../refresh/refresher.ts";
import { whyAbsent, whyUnknown } from "./why-absent.ts";

const idle: RefreshStatus = {
  isRunning: false,
  problem: null,
  said: null,
  finishedAt: null,
  isVisitor: false,
};

it.each([
  ["before the network's part has started", idle, true, "loading"],
  ["while it reads", { ...idle, isRunning: true }, true, "loading"],
  ["between two rounds", idle, true, "loading"],
  ["without a network", idle, false, "unreachable"],
  ["when nobody answers", { ...idle, problem: "unknown" }, true, "unreachable"],
  ["while it tries again", { ...idle, problem: "unknown", isRunning: true }, true, "loading"],
  ["when the server refuses", { ...idle, problem: "temporary" }, true, "failed"],
  ["when this device cannot store it", { ...idle, problem: "storage" }, true, "failed"],
] as const)("D9: a screen knows why rows were never read: %s", (_, status, isOnline, why) => {
  expect(whyAbsent({ ...status, isOnline })).toBe(why);
});

it.each([
  ["before the network's part has started", idle, true, "loading"],
  ["while the first round of this visit reads", { ...idle, isRunning: true }, true, "loading"],
  ["without a network", idle, false, "unreachable"],
  ["when the server fails", { ...idle, problem: "temporary" }, true, "unreachable"],
  ["while it tries again", { ...idle, problem: "unknown", isRunning: true }, true, "unreachable"],
  ["when the server has named all", { ...idle, finishedAt: 1 }, true, "gone"],
  ["when it has named a visitor's", { ...idle, finishedAt: 1, isVisitor: true }, true, "hidden"],
  ["and is not there any more", { ...idle, finishedAt: 1, problem: "unknown" }, false, "gone"],
] as const)(
  "P §4: a link's season that this device does not know: %s",
  (_, status, isOnline, why) => {
    expect(whyUnknown({ ...status, isOnline })).toBe(why);
  },
);
