import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COMMAND_POLICY, refusedOffline } from "./command-policy.ts";

const SOURCES = ["src/app/commands", "src/app/server-calls", "src/app/queries"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith("command-policy"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
);
/** What looks the policy up, each called with a command's name. */
const asked =
  /(?:writeFacts|queueOperation|refusedOffline|askServer|decideHeld|change\w+|update\w+)\(\s*"(\w+)"/g;
const named = new Set(SOURCES.flatMap((source) => [...source.matchAll(asked)].map(([, n]) => n)));

it.each(Object.keys(COMMAND_POLICY))("what works offline (D36a): %s looks it up", (name) => {
  expect(named).toContain(name);
});

it("S19: what needs the network is refused only after a try without an answer", async () => {
  const refused = await refusedOffline("resetGame", { reach: async () => false });
  expect(refused?.error.code).toBe("offline");
  expect(await refusedOffline("resetGame", { reach: async () => true })).toBeNull();
});
