import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { mailTemplates } from "../../scripts/hosting/mail-templates.ts";
import { OPEN_FUNCTIONS } from "../../supabase/local/functions/handle-functions.ts";

const SUPABASE = fileURLToPath(new URL("../../supabase", import.meta.url));

/** A library writes the calendars' format, and one reads XML; by the file that imports them. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  "calendar/calendar-text.ts": ["ical-generator", "timezones-ical-library"],
  "set-crest/svg/svg-tree.ts": ["saxes"],
};

/** The tables of config.toml, as far as this file uses TOML: `key = value` on one line. */
function readTables(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  let table = new Map<string, string>();
  for (const line of readFileSync(join(SUPABASE, "config.toml"), "utf8").split("\n")) {
    const name = /^\[([\w.-]+)\]$/.exec(line)?.[1];
    if (name !== undefined) {
      table = new Map();
      tables.set(name, table);
    }
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) table.set(key, value);
  }
  return tables;
}

const tables = readTables();

describe("a hosted project is set up as the embedded backend", () => {
  const functions = readdirSync(join(SUPABASE, "functions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);

  it("rule 12: every function asks for a token, but those that answer visitors", () => {
    expect(functions).not.toEqual([]);
    expect([...OPEN_FUNCTIONS]).toEqual(["calendar", "crest", "head", "live"]);
    for (const name of functions) {
      const asks = OPEN_FUNCTIONS.has(name) ? "false" : "true";
      expect(tables.get(`functions.${name}`)?.get("verify_jwt"), name).toBe(asks);
      expect(existsSync(join(SUPABASE, "functions", name, "index.ts"))).toBe(true);
    }
    const named = [...tables.keys()].filter((name) => name.startsWith("functions."));
    expect(named).toHaveLength(functions.length);
  });

  it.each(Object.entries(PACKAGES))(
    "the packages of %s are those that are installed here, in the same version",
    (file, packages) => {
      const name = file.split("/")[0] ?? "";
      const { imports } = JSON.parse(
        readFileSync(join(SUPABASE, "functions", name, "deno.json"), "utf8"),
      ) as { imports: Record<string, string> };
      expect(Object.keys(imports)).toEqual(packages);
      for (const [name, source] of Object.entries(imports)) {
        const installed = readFileSync(
          join(SUPABASE, "../node_modules", name, "package.json"),
          "utf8",
        );
        expect(source).toBe(`npm:${name}@${JSON.parse(installed).version}`);
      }
    },
  );

  it("functions and all they import use what Deno and Node both have, and no other package", () => {
    const own = readdirSync(join(SUPABASE, "functions"), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
      .map((path) => join(SUPABASE, "functions", path));
    const reached = new Set(own);
    for (const path of reached) {
      const text = readFileSync(path, "utf8");
      const imported = [...text.matchAll(/^(?:import|export|\}).* from "([^"]+)"/gm)].map(
        (match) => match[1] ?? "",
      );
      const packages = PACKAGES[relative(join(SUPABASE, "functions"), path)] ?? [];
      const foreign = imported.filter(
        (name) => !/^\.\.?\/[\w./-]+\.ts$/.test(name) && !packages.includes(name),
      );
      expect({ path, foreign }).toEqual({ path, foreign: [] });
      const node = /\b(?:process|Buffer|require)\b[.(]/.exec(text);
      expect({ path, node }).toEqual({ path, node: null });
      for (const name of imported) {
        if (name.startsWith(".")) reached.add(join(dirname(path), name));
      }
    }
    expect(own.length).toBeGreaterThan(5);
    expect([...reached].some((path) => path.includes("/src/domain/provider/"))).toBe(true);
  });

  it.each(mailTemplates("x"))(
    "the mail $name has its subject and its page",
    ({ name, subject }) => {
      const table = tables.get(`auth.email.template.${name}`);
      expect(table?.get("subject")).toBe(`"${subject}"`);
      expect(table?.get("content_path")).toBe(`"./supabase/templates/${name}.html"`);
      expect(existsSync(join(SUPABASE, "templates", `${name}.html`))).toBe(true);
    },
  );

  it.each(mailTemplates("x").filter(({ html }) => html.includes("<a ")))(
    "the mail $name, whose link opens in the browser, has a code for the installed app and says so",
    ({ name }) => {
      const html = readFileSync(join(SUPABASE, "templates", `${name}.html`), "utf8");
      expect(html).toContain("{{ .Token }}");
      expect(html).toContain(
        "In the installed app use the code, because links of mails open in the browser.",
      );
    },
  );

  it("rules 13, 14 and 20: confirmed addresses, recent sign-ins, no anonymous accounts", () => {
    expect(Object.fromEntries(tables.get("auth.email") ?? [])).toMatchObject({
      enable_confirmations: "true",
      double_confirm_changes: "true",
      secure_password_change: "true",
      otp_length: "6",
      otp_expiry: "3600",
      max_frequency: '"1m"',
    });
    expect(Object.fromEntries(tables.get("auth") ?? [])).toMatchObject({
      minimum_password_length: "6",
      enable_refresh_token_rotation: "true",
      refresh_token_reuse_interval: "10",
      enable_anonymous_sign_ins: "false",
    });
  });
});

it("docs/deployment.md counts the addresses to replace", () => {
  const config = readFileSync(join(SUPABASE, "config.toml"), "utf8");
  expect(config.match(/http:\/\/127\.0\.0\.1:4173/g)).toHaveLength(5);
  const page = readFileSync(join(SUPABASE, "..", "docs", "deployment.md"), "utf8");
  expect(page).toContain("in all five places");
});
