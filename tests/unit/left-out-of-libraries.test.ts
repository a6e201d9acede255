import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SRC = fileURLToPath(new URL("../../src", import.meta.url));
const code = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(SRC, file), "utf8"))
  .join("\n");
const routes = readFileSync(path.join(SRC, "routes/router.tsx"), "utf8");

/** Names that code in `src` imports from a package. */
function importedFrom(name: string): string[] {
  const imports = code.matchAll(new RegExp(`import (?:type )?\\{([^}]*)\\} from "${name}";`, "g"));
  const names = [...imports].flatMap(([, list = ""]) => list.split(","));
  return [...new Set(names.map((each) => each.replace("type ", "").trim()))].filter(Boolean).sort();
}

it("nothing asks the router for actions, fetchers or routes found later: the build takes them out", () => {
  const imported = importedFrom("react-router-dom");
  expect(imported).toContain("useNavigate");
  const needing = ["Form", "useFetcher", "useFetchers", "useSubmit", "useActionData"];
  expect(imported.filter((name) => needing.includes(name))).toEqual([]);
  expect(code).not.toMatch(/patchRoutes|\brouter\.fetch\b|formMethod/);
  expect(routes).toMatch(/\bloader[:,]/);
  expect(routes).not.toMatch(/\baction\b/);
});

it("nothing watches a table through Dexie: the build takes that out, the store has its own listeners", () => {
  expect(importedFrom("dexie")).toEqual(["Dexie", "EntityTable", "Table"]);
  expect(code).not.toMatch(/liveQuery|dexie-react-hooks|storagemutated|Dexie\.on\b/);
});
