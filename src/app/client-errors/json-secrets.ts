/**
 * A secret's name and the quote before its value. JSON that stands as a text in other JSON has its
 * quotes escaped, once more with each level; how often, the quote behind the name tells. `code` is
 * no secret here: it is an error's and says what went wrong.
 */
const OPENING = /"\w*(?:token(?:_?hash)?|apikey|password|email|nonce)(\\*)"\s*:\s*\1"/gi;

/**
 * The same text without the values of tokens, keys, passwords and addresses in JSON, however often
 * it was escaped (D13). A value without an end, because the text was cut, goes to the end. Time
 * grows with the length of the text: what was taken out is not looked at again.
 */
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

/**
 * Where the closing quote of a value begins, with its backslashes. In: how many of them its level
 * has. One level deeper they are twice as many and one; a backslash at the end of the value itself
 * is twice that and one, so what counts is the rest. Fewer than its level's end a text around it.
 */
function endOfValue(text: string, start: number, escapes: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (before > start && text[before - 1] === "\\") before -= 1;
    const rest = (quote - before) % (2 * (escapes + 1));
    if (rest <= escapes) return quote - rest;
  }
  return text.length;
}
