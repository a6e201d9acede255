import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";
import { type MarkShape, markSvg } from "./mark.ts";
import { palettePng } from "./palette-png.ts";

/**
 * Draws public/favicon.svg and the PNG icons from the one mark: `npx tsx
 * scripts/icons/generate-icons.ts`. The results are committed; a build needs no browser.
 */
const PNGS: readonly { file: string; size: number; shape: MarkShape }[] = [
  { file: "icon-192.png", size: 192, shape: "rounded" },
  { file: "icon-512.png", size: 512, shape: "rounded" },
  { file: "icon-maskable-512.png", size: 512, shape: "maskable" },
  { file: "apple-touch-icon.png", size: 180, shape: "square" },
];

const target = new URL("../../public/", import.meta.url);
mkdirSync(new URL("icons/", target), { recursive: true });
writeFileSync(new URL("favicon.svg", target), markSvg("rounded"));

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});
for (const { file, size, shape } of PNGS) {
  const page = await browser.newPage();
  const pixels = await page.evaluate(drawn, { svg: markSvg(shape), size });
  writeFileSync(new URL(`icons/${file}`, target), palettePng(Buffer.from(pixels, "base64"), size));
  await page.close();
}
await browser.close();

/** Runs in the browser; the result is RGBA pixels in base64. */
async function drawn({ svg, size }: { svg: string; size: number }): Promise<string> {
  const picture = new Image(size, size);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0, size, size);
  const bytes = context?.getImageData(0, 0, size, size).data ?? new Uint8ClampedArray();
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
