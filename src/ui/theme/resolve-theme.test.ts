import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { parseThemeChoice, resolveTheme, THEME_CHOICES, themesFrom } from "./resolve-theme.ts";

const indoors = { prefersDark: false, prefersMoreContrast: false, outdoors: false };

describe("which theme shows", () => {
  it("follows the device on auto", () => {
    expect(resolveTheme("auto", indoors)).toBe("light");
    expect(resolveTheme("auto", { ...indoors, prefersDark: true })).toBe("dark");
    const contrast = { ...indoors, prefersMoreContrast: true, prefersDark: true };
    expect(resolveTheme("auto", contrast)).toBe("sun");
  });

  it("never goes dark by itself while collecting, but obeys an explicit choice", () => {
    const pitch = { ...indoors, prefersDark: true, outdoors: true };
    expect(resolveTheme("auto", pitch)).toBe("light");
    expect(resolveTheme("auto", { ...pitch, prefersMoreContrast: true })).toBe("sun");
    expect(resolveTheme("dark", pitch)).toBe("dark");
  });

  it("reads anything unknown as auto", () => {
    expect([null, "", "blue", "sun"].map(parseThemeChoice)).toEqual([
      "auto",
      "auto",
      "auto",
      "sun",
    ]);
  });
});

describe("public/first-paint.js, before the first paint", () => {
  const script = readFileSync(new URL("../../../public/first-paint.js", import.meta.url), "utf8");

  function shownByScript(stored: string | null, around: typeof indoors): string | undefined {
    const dataset: { theme?: string } = {};
    runInNewContext(script, {
      localStorage: { getItem: (key: string) => (key === "theme" ? stored : null) },
      matchMedia: (query: string) => ({
        matches: query.includes("contrast") ? around.prefersMoreContrast : around.prefersDark,
      }),
      location: { pathname: "/collect", search: around.outdoors ? "?gameId=g1" : "" },
      document: { documentElement: { dataset }, currentScript: { dataset: {} } },
      navigator: {},
      MutationObserver: class {
        observe() {}
      },
    });
    return dataset.theme;
  }

  it("shows what the app will show, for every choice on every device", () => {
    const yesNo = [false, true];
    for (const prefersDark of yesNo)
      for (const prefersMoreContrast of yesNo)
        for (const outdoors of yesNo)
          for (const stored of [...THEME_CHOICES, null, "blue"]) {
            const around = { prefersDark, prefersMoreContrast, outdoors };
            expect(shownByScript(stored, around), `${stored} ${JSON.stringify(around)}`).toBe(
              resolveTheme(parseThemeChoice(stored), around),
            );
          }
  });
});

it("the theme button goes to Sun after one tap, then through the others", () => {
  expect(THEME_CHOICES.map((choice) => themesFrom(choice).join(" "))).toEqual([
    "auto sun light dark",
    "light sun auto dark",
    "dark sun auto light",
    "sun auto light dark",
  ]);
});
