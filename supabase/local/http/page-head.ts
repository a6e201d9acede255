/** What a page says of itself before any script runs. */
export interface ServedHead {
  readonly title: string;
  readonly description: string;
  /** The path of a picture of its own; only the embedded server draws them. */
  readonly picture?: string;
}

/** After so many milliseconds a page goes without its own head. */
export const HEAD_WITHIN_MS = 1_500;

const ID = "([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})";
const PAGES = [
  ["game", new RegExp(`^/games/${ID}(?:/(?:review|scoreboard))?/?$`, "i")],
  ["team", new RegExp(`^/teams/${ID}/?$`, "i")],
  ["player", new RegExp(`^/players/${ID}/?$`, "i")],
] as const;

/** The address of a page's head at the function `head`; null: the page has none of its own. */
export function headAddress(path: string): string | null {
  for (const [kind, pattern] of PAGES) {
    const id = pattern.exec(path)?.[1];
    if (id !== undefined) return `/head/${kind}/${id.toLowerCase()}`;
  }
  return null;
}

/** The function's answer; null where it is none. */
export function readPageHead(body: unknown): ServedHead | null {
  if (typeof body !== "object" || body === null) return null;
  const { title, description } = body as Record<string, unknown>;
  return typeof title === "string" && typeof description === "string"
    ? { title, description }
    : null;
}

/** What stands for every address that has no picture of its own. */
export const APP_PICTURE = "/icons/icon-512.png";

/**
 * The app's page with this head: title, description, what previews of links read, and the lines
 * that stand on the screen before any script has run.
 * @param origin of the address that people use.
 */
export function withPageHead(
  html: string,
  { title, description, picture }: ServedHead,
  origin: string,
  path: string,
): string {
  const appName = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const said = escapeHtml(description);
  const [width, height] = picture === undefined ? ["512", "512"] : ["1200", "630"];
  const tags = [
    ["og:type", "website"],
    ["og:site_name", appName],
    ["og:title", escapeHtml(title)],
    ["og:description", said],
    ["og:url", escapeHtml(origin + path)],
    ["og:image", escapeHtml(origin + (picture ?? APP_PICTURE))],
    ["og:image:width", width],
    ["og:image:height", height],
    ...(picture === undefined ? [] : [["og:image:alt", escapeHtml(title)]]),
  ]
    .map(([property, content]) => `<meta property="${property}" content="${content}" />`)
    .concat(
      `<meta name="twitter:card" content="${picture === undefined ? "summary" : "summary_large_image"}" />`,
    )
    .join("\n    ");
  // A name may hold what `replace` reads as a pattern, such as "$&"; a function's answer is text.
  return html
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(title)} · ${appName}</title>\n    ${tags}`,
    )
    .replace(
      /(<meta name="description" content=")[^"]*(")/,
      (_, before, after) => before + said + after,
    )
    .replace(openingLine("title"), (_, line) => line + escapeHtml(title))
    .replace(openingLine("description"), (_, line) => line + said);
}

/** Title or description in the first paints; the text that the build wrote there gives way. */
function openingLine(name: keyof ServedHead): RegExp {
  return new RegExp(`(<(?:bdi|p) data-head="${name}"[^>]*>)[^<]*`, "g");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
