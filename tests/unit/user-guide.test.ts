import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { GUIDE_SECTIONS } from "../../src/features/guide/content/sections.ts";
import { guideLink, isPage } from "../../src/features/guide/guide-links.ts";
import { richPieces } from "../../src/features/guide/rich-text.ts";
import { textsOf } from "../../src/features/guide/search-guide.ts";
import { addAdminScreens, routes } from "../../src/routes/router.tsx";

const SRC = fileURLToPath(new URL("../../src", import.meta.url));
const PICTURES = fileURLToPath(new URL("../../public/guide", import.meta.url));
const MOST_PICTURE_BYTES = 150 * 1024;

const topics = GUIDE_SECTIONS.flatMap((section) =>
  section.topics.map((topic) => ({ section, topic })),
);
const pieces = topics.flatMap(({ section, topic }) =>
  topic.blocks
    .flatMap(textsOf)
    .flatMap(richPieces)
    .map((piece) => ({ place: `${section.slug}#${topic.id}`, piece })),
);

describe("the user guide says only what the product has (A §2)", () => {
  it("has the specified sections in their order", () => {
    expect(GUIDE_SECTIONS.map(({ title }) => title)).toEqual([
      "Getting Started",
      "League Management",
      "Stat Collection",
      "Data & Reporting",
      "Admin Tools",
      "Public Stats Widget",
      "Troubleshooting",
    ]);
  });

  it("quotes texts of the screen as they stand in a message file", () => {
    const known = screenTexts();
    const labels = pieces.flatMap(({ place, piece }) =>
      piece.kind === "label" ? [{ place, text: piece.text }] : [],
    );
    expect(labels.length).toBeGreaterThan(50);
    expect(labels.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it("names the parts of the review, the settings and the actions on people as they are called", () => {
    const known = screenTexts();
    const named = [
      ["data-and-reporting", "review"],
      ["data-and-reporting", "reopen-reset"],
      ["admin-tools", "people"],
      ["admin-tools", "settings"],
    ].flatMap(([slug, id]) =>
      topics
        .filter(({ section, topic }) => section.slug === slug && topic.id === id)
        .flatMap(({ topic }) => topic.blocks)
        .flatMap((block) =>
          typeof block === "object" && "terms" in block ? Object.keys(block.terms) : [],
        )
        .flatMap((term) => term.split(", ")),
    );
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((term) => !known.has(term))).toEqual([]);
  });

  it("links to pages that have a route, and to sections and topics that are there", async () => {
    const places = new Set([
      ...GUIDE_SECTIONS.map(({ slug }): string => slug),
      ...topics.map(({ section, topic }) => `${section.slug}#${topic.id}`),
    ]);
    const targets = pieces.flatMap(({ piece }) => (piece.kind === "link" ? [piece.target] : []));
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !isPage(target) && !places.has(target))).toEqual([]);
    const known = [...routes];
    const patch = (_: string | null, screens: typeof routes) => known.push(...screens);
    await addAdminScreens({ path: "/admin", patch });
    const lost = targets.filter((target) => {
      const { pathname } = new URL(guideLink(target).to, "https://own.invalid");
      return matchRoutes(known, pathname)?.at(-1)?.route.path === "*";
    });
    expect(lost).toEqual([]);
  });

  it("has every heading's id once in its section", () => {
    for (const { slug, topics } of GUIDE_SECTIONS) {
      const ids = topics.map(({ id }) => id);
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });

  it("has every picture it shows, shows every picture it has, none over 150 KB", () => {
    const shown = topics.flatMap(({ topic }) => topic.picture?.name ?? []).map((n) => `${n}.webp`);
    expect(readdirSync(PICTURES).sort()).toEqual([...new Set(shown)].sort());
    const large = shown.filter(
      (name) => statSync(path.join(PICTURES, name)).size > MOST_PICTURE_BYTES,
    );
    expect(large).toEqual([]);
  });

  it("gives nobody a role for signing in (D11)", () => {
    const text = JSON.stringify(GUIDE_SECTIONS).toLowerCase();
    expect(text).not.toMatch(/every (logged|signed)[- ]in user|has admin access/);
  });
});

const CATALOGUES = ["domain/game/plays.ts", "domain/game/stat-catalogue.ts"];

/** Collects every text that message files and stat catalogues quote, except the guide's own. */
function screenTexts(): ReadonlySet<string> {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith("messages.ts") && !file.includes("features/guide/"),
  );
  const quoted = [...files, ...CATALOGUES].flatMap((file) => [
    ...readFileSync(path.join(SRC, file), "utf8").matchAll(/"([^"\n]+)"/g),
  ]);
  return new Set(quoted.map(([, text]) => text ?? ""));
}
