import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { NEVER_CALLED } from "../../scripts/build/password-auth.ts";

const REMOTE = fileURLToPath(new URL("../../src/remote", import.meta.url));

it("nothing calls what the build takes out of the auth library", () => {
  const code = readdirSync(REMOTE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(path.join(REMOTE, file), "utf8"))
    .join("\n");
  expect(code).toContain("auth.signInWithPassword(");
  const called = Object.values(NEVER_CALLED)
    .flat()
    .filter((name) => new RegExp(`\\bauth\\.(admin\\.)?${name}\\b`).test(code));
  expect(called).toEqual([]);
  expect(code).toContain("auth.admin.signOut(");
  expect(code).not.toMatch(/\bauth\.(mfa|oauth|passkey|admin\.(mfa|oauth|passkey))\b/);
});
