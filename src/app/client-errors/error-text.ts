const STACK_LINES = 4;

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

/** Names the path without its query. */
export function failedCallText(method: string, url: string, outcome: number | "no answer"): string {
  const path = URL.canParse(url) ? new URL(url).pathname : (url.split("?")[0] ?? "");
  return `${method} ${path}: ${outcome}`;
}
