import { createHash } from "node:crypto";

/**
 * The path of a page's picture. Chats keep a picture by its address, so another score has another.
 * @param head as `headAddress` gives it.
 */
export function pictureAddress(
  head: string,
  { title, description }: { readonly title: string; readonly description: string },
): string {
  const words = createHash("sha256")
    .update(title + description)
    .digest("hex");
  return `${head.replace(/^\/head\//, "/picture/")}.png?v=${words.slice(0, 8)}`;
}
