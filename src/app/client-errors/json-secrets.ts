/** JSON inside JSON has its quotes escaped once more per level; an error's `code` is no secret. */
const OPENING = /"\w*(?:token(?:_?hash)?|apikey|password|email|nonce)(\\*)"\s*:\s*\1"/gi;

/** Works on escaped and truncated JSON too (D13), in time linear to the length of the text. */
export function withoutJsonSecrets(text: string): string {
  let clean = "";
  let from = 0;
  for (const match of text.matchAll(OPENING)) {
    if (match.index < from) continue;
    const start = match.index + match[0].length;
    clean += `${text.slice(from, start)}[removed]`;
    from = endOfValue(text, start, match[1]?.length ?? 0);
  }
  return clean + text.slice(from);
}

/** Drops the value's own backslashes; fewer than `escapes` end a text around it. */
function endOfValue(text: string, start: number, escapes: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (before > start && text[before - 1] === "\\") before -= 1;
    const rest = (quote - before) % (2 * (escapes + 1));
    if (rest <= escapes) return quote - rest;
  }
  return text.length;
}
