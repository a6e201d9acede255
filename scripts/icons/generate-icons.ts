import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";
import { type MarkShape, markSvg, startupSvg } from "./mark.ts";
import { palettePng } from "./palette-png.ts";
import { STARTUP_SCREENS } from "./startup-screens.ts";

/**
 * Draws public/favicon.svg and the PNG icons from the one mark: `npx tsx
 * scripts/icons/generate-icons.ts`. The results are committed; a build needs no browser.
 */
const icon = (file: string, size: number, shape: MarkShape) => ({
  file: `icons/${file}`,
  width: size,
  height: size,
  svg: markSvg(shape),
});
const PNGS = [
  icon("icon-192.png", 192, "rounded"),
  icon("icon-512.png", 512, "rounded"),
  icon("icon-maskable-512.png", 512, "maskable"),
  icon("apple-touch-icon.png", 180, "square"),
  ...STARTUP_SCREENS.map(({ file, width, height }) => ({
    file,
    width,
    height,
    svg: startupSvg(width, height),
  })),
];

const target = new URL("../../public/", import.meta.url);
mkdirSync(new URL("icons/", target), { recursive: true });
writeFileSync(new URL("favicon.svg", target), markSvg("rounded"));

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
for (const { file, width, height, svg } of PNGS) {
  const page = await browser.newPage();
  const pixels = await page.evaluate(drawn, { svg, width, height });
  const png = palettePng(Buffer.from(pixels, "base64"), width, height);
  writeFileSync(new URL(file, target), png);
  await page.close();
}
await browser.close();

/** Runs in the browser; the result is RGBA pixels in base64. */
async function drawn({
  svg,
  width,
  height,
}: {
  svg: string;
  width: number;
  height: number;
}): Promise<string> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0, width, height);
  const bytes = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
