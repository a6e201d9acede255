import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { webManifest } from "../../scripts/build/web-manifest.ts";
import { STARTUP_SCREENS } from "../../scripts/icons/startup-screens.ts";
import { PICTURES } from "../../scripts/pictures/pictures.ts";
import { routes } from "../../src/routes/router.tsx";

const { screenshots, shortcuts } = webManifest("Stat Tracker");

/** Reads the size of a WebP with one frame. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString("latin1", 12, 16)).toMatch(/^VP8[ LX]$/);
  const [x, y] = { "VP8 ": lossy, VP8L: lossless, VP8X: extended }[
    bytes.toString("latin1", 12, 16) as "VP8 " | "VP8L" | "VP8X"
  ](bytes);
  return `${x}x${y}`;
}
const lossy = (bytes: Buffer) => [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
const lossless = (bytes: Buffer) => {
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
};
const extended = (bytes: Buffer) => [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];

describe("what an installation shows", () => {
  it("has pictures of the app and shortcuts into it, each checked below", () => {
    expect(screenshots.length).toBeGreaterThan(0);
    expect(shortcuts.length).toBeGreaterThan(0);
  });
  it.each(screenshots)("$src is a picture of the real app, of the size it names", (picture) => {
    const file = `public${picture.src}`;
    expect(PICTURES.map((each) => each.file)).toContain(file);
    expect(sizeOf(fileURLToPath(new URL(`../../${file}`, import.meta.url)))).toBe(picture.sizes);
    expect(picture.label).not.toBe("");
  });
  it.each(STARTUP_SCREENS)("an iPhone's $file is of exactly its screen's size", (screen) => {
    const bytes = readFileSync(
      fileURLToPath(new URL(`../../public/${screen.file}`, import.meta.url)),
    );
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([screen.width, screen.height]);
  });
  it("phones and laptops have pictures", () => {
    const forms = screenshots.map(({ form_factor }) => form_factor);
    expect(new Set(forms)).toEqual(new Set(["narrow", "wide"]));
  });
  it.each(shortcuts)("the shortcut $name leads to a screen", ({ url }) => {
    expect(matchRoutes(routes, url)?.at(-1)?.route.path).not.toBe("*");
  });
});
