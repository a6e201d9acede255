/** How many lines of a stack tell where it was; the rest is the framework's. */
const STACK_LINES = 4;

/** A thrown value in words: message, then the first lines of its stack where it has one. */
export function errorText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const name = `${thrown.name}: ${thrown.message}`;
  // Chromium's stack begins with the message; Firefox's and Safari's do not.
  const lines = (thrown.stack ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !name.includes(line) && !line.startsWith(name));
  return [name, ...lines.slice(0, STACK_LINES)].join("\n  ");
}

/** A request that brought no success: method, path without its query, and what came. */
export function failedCallText(method: string, url: string, outcome: number | "no answer"): string {
  const path = URL.canParse(url) ? new URL(url).pathname : (url.split("?")[0] ?? "");
  return `${method} ${path}: ${outcome}`;
}
