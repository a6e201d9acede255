import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TEAM_COLORS } from "../../domain/season/team-color.ts";

const source = new URL("../../", import.meta.url);
const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark" | "sun";

function token(theme: Theme, name: string): string {
  const block = css.split(`[data-theme="${theme}"]`)[1]?.split("}")[0] ?? "";
  const value = new RegExp(`--${name}:(#[0-9A-F]{6})`, "i").exec(block)?.[1];
  if (value === undefined) throw new Error(`--${name} is missing in the ${theme} theme`);
  return value;
}

/** WCAG 2 contrast ratio of two tokens. */
function contrast(theme: Theme, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => luminance(token(theme, name))) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ["bg", "surface"];
const inks = ["brand", "visitor", "home", "offense", "defense", "win", "danger", "info"];
const onFilled = [
  ["on-brand", "brand"],
  ["on-flag", "flag"],
  ["surface", "text"],
  ["warn", "warn-bg"],
] as const;

describe("contrast (interface.md, Rules)", () => {
  it.each(["light", "dark", "sun"] as const)(
    "is 7:1 for text in %s: it is read outdoors",
    (theme) => {
      for (const ground of grounds) {
        for (const ink of ["text", "text-2"]) {
          expect(contrast(theme, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(7);
        }
      }
      expect(contrast(theme, "on-brand", "brand"), "stat buttons").toBeGreaterThanOrEqual(7);
      expect(contrast(theme, "on-flag", "flag"), "undo").toBeGreaterThanOrEqual(7);
    },
  );

  it.each([
    ["light", 4.5],
    ["dark", 4.5],
    ["sun", 7],
  ] as const)("is enough for every coloured ink in %s", (theme, least) => {
    for (const ink of inks) {
      for (const ground of grounds) {
        expect(contrast(theme, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
    for (const [ink, ground] of onFilled) {
      expect(contrast(theme, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  it("is 7:1 for the code on every team colour, the same in each theme (D72)", () => {
    const kits = readFileSync(new URL("kits.css", import.meta.url), "utf8");
    const worn = new Map(
      [...kits.matchAll(/--(on-kit|kit-[a-z]+):(#[0-9A-F]{6})/gi)].map(([, name, hex]) => [
        name,
        hex,
      ]),
    );
    const code = luminance(worn.get("on-kit") ?? "");
    for (const color of TEAM_COLORS) {
      const ground = luminance(worn.get(`kit-${color}`) ?? "");
      expect((code + 0.05) / (ground + 0.05), color).toBeGreaterThanOrEqual(7);
    }
  });

  it.each(["light", "dark", "sun"] as const)(
    "is 3:1 for frames and the focus ring in %s",
    (theme) => {
      for (const frame of ["line-strong", "focus"]) {
        expect(contrast(theme, frame, "surface"), frame).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

it("gives every token to a person's own colours where they are forced", () => {
  const forced = readFileSync(new URL("forced-colors.css", import.meta.url), "utf8");
  const light = css.split('[data-theme="light"]')[1]?.split("}")[0] ?? "";
  const tokens = [...light.matchAll(/--[a-z0-9-]+(?=:#)/g)].map(([name]) => name);
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter((name) => !forced.includes(`${name}: `))).toEqual([]);
});

it("counts the widths of screens in the reader's text size, in one unit", () => {
  const theme = readFileSync(new URL("theme.css", import.meta.url), "utf8");
  const widths = [...theme.matchAll(/--breakpoint-[a-z]+: (.+);/g)].map(([, width]) => width);
  expect(widths.length).toBeGreaterThan(3);
  expect(widths.filter((width) => width?.endsWith("rem") !== true)).toEqual([]);
});

describe("tokens only", () => {
  it("finds no raw colour in any other source file", () => {
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        /\.(tsx?|css)$/.test(file) &&
        !/\.test\.tsx?$|^ui\/styles\/(?:tokens|kits|print)\.css$/.test(file),
    );
    expect(files.length).toBeGreaterThan(40);
    const raw =
      /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?=["'\s;,)\]])|\b(?:rgba?|hsla?|oklch)\(/i;
    const guilty = files.filter((file) => raw.test(readFileSync(new URL(file, source), "utf8")));
    expect(guilty).toEqual([]);
  });
});
