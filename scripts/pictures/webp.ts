import type { BrowserContext } from "@playwright/test";

const QUALITY = 0.8;

/** The browser converts the PNG, so no image library is needed. */
export async function webpOf(png: Buffer, context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  const webp = await page.evaluate(
    async ({ base64, quality }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      );
      return btoa(letters.join(""));
    },
    { base64: png.toString("base64"), quality: QUALITY },
  );
  await page.close();
  return Buffer.from(webp, "base64");
}
