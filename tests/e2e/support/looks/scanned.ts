import type { Locator, Page } from "@playwright/test";
import jsQR from "jsqr";
import { expect } from "../fixtures.ts";

/** What a camera reads from the code on the screen, once it is whole. */
export async function scanned(page: Page, code: Locator): Promise<string> {
  let read = "";
  await expect
    .poll(async () => {
      read = await readCode(page, code);
      return read;
    })
    .toMatch(/^http/);
  return read;
}

async function readCode(page: Page, code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString("base64");
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: [...data], width: image.width, height: image.height };
  }, picture);
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data ?? "no code";
}
