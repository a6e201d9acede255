export type RichPiece =
  | { readonly kind: "plain" | "label"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly target: string };

const MARK = /\[\[([^\]]+)\]\]|\[([^\]]+)\]\(([^)]+)\)/g;

/** Splits a text by the marks that guide-section.ts lists. */
export function richPieces(text: string): RichPiece[] {
  const pieces: RichPiece[] = [];
  let end = 0;
  for (const { 0: mark, 1: label, 2: words, 3: target, index } of text.matchAll(MARK)) {
    if (index > end) pieces.push({ kind: "plain", text: text.slice(end, index) });
    if (label !== undefined) pieces.push({ kind: "label", text: label });
    else pieces.push({ kind: "link", text: words ?? "", target: target ?? "" });
    end = index + mark.length;
  }
  if (end < text.length) pieces.push({ kind: "plain", text: text.slice(end) });
  return pieces;
}

/** Returns the text without its marks. */
export function plainText(text: string): string {
  return richPieces(text)
    .map((piece) => piece.text)
    .join("");
}
