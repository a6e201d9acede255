import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COMMAND_POLICY } from "./command-policy.ts";

const SOURCES = readdirSync(import.meta.dirname)
  .filter((name) => !name.includes(".test."))
  .map((name) => readFileSync(`${import.meta.dirname}/${name}`, "utf8"));

/** A function of a file with the functions of the same file that it calls; "" where it is not. */
function codeOf(source: string, name: string, seen = new Set<string>()): string {
  seen.add(name);
  const pattern = new RegExp(`^(?:export )?(?:async )?function ${name}\\b.*?^}$`, "ms");
  const own = pattern.exec(source)?.[0] ?? "";
  const called = [...own.matchAll(/\b(\w+)\(/g)].flatMap(([, callee = ""]) =>
    seen.has(callee) ? [] : codeOf(source, callee, seen),
  );
  return own + called.join("");
}

it.each(Object.entries(COMMAND_POLICY))("what works offline: %s is %s", (command, policy) => {
  const code = SOURCES.map((source) => codeOf(source, command)).join("");
  expect(code).not.toBe("");
  const needsNetwork = /isOnline\(\)|askServer\(/.test(code);
  expect(needsNetwork).toBe(policy === "online-only");
});
