import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";
import { type MarkShape, markSvg } from "./mark.ts";

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
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${markSvg(shape)}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(new URL(`icons/${file}`, target), png);
  await page.close();
}
await browser.close();
