/** Removes NUL characters and lone surrogates, which the server would refuse for good (I7). */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}
