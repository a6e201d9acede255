import { expect, it } from "vitest";
import { installWay } from "./install-way.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36";

it.each([
  ["a phone whose browser offers it", ANDROID, 5, true, false, "prompt"],
  ["a phone whose browser does not", ANDROID, 5, false, false, "none"],
  ["an iPhone", IPHONE, 5, false, false, "ios"],
  ["an iPad, which calls itself a Mac", MAC, 5, false, false, "ios"],
  ["a Mac", MAC, 0, false, false, "none"],
  ["the installed app on an iPhone", IPHONE, 5, false, true, "none"],
  ["the installed app elsewhere", ANDROID, 5, true, true, "none"],
] as const)(
  "%s: the way to install is known",
  (_, userAgent, maxTouchPoints, hasOffer, isStandalone, way) => {
    expect(installWay({ userAgent, maxTouchPoints, hasOffer, isStandalone })).toBe(way);
  },
);
