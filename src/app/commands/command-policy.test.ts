import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COMMAND_POLICY, type Command, refusedOffline } from "./command-policy.ts";

const SOURCES = ["src/app/commands", "src/app/server-calls", "src/app/queries"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith("command-policy"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
);
/** What looks the policy up, each called with a command's name. */
const asked =
  /(?:writeFacts|queueOperation|refusedOffline|askServer|decideHeld|change\w+|update\w+)\(\s*"(\w+)"/g;
const named = new Set(SOURCES.flatMap((source) => [...source.matchAll(asked)].map(([, n]) => n)));

it.each(Object.entries(COMMAND_POLICY))("what works offline (D36a): %s is %s", (name, policy) => {
  expect(named).toContain(name);
  const command = name as Command;
  const refused = refusedOffline(command, { isOnline: () => false });
  expect(refused?.error.code ?? "queue").toBe(policy === "queue" ? "queue" : "offline");
  expect(refusedOffline(command, { isOnline: () => true })).toBeNull();
});
