import {
  API,
  functionPath,
  hostHeaders,
  OPEN_ADDRESSES,
  RESERVED,
} from "../../hosting/host-rules.ts";
import { EMBED_SCRIPT, UNKNOWN_WIDGET } from "../../supabase/local/http/security-headers.ts";

interface VercelHeaders {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export interface VercelConfig {
  readonly $schema: string;
  readonly framework: null;
  readonly installCommand: string;
  readonly buildCommand: string;
  readonly outputDirectory: string;
  readonly headers: readonly VercelHeaders[];
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
}

/** A name with a dot is a file; what is left is a page (hosting/host-rules.ts). */
const FILE = "(?:.*/)?[^/]*\\.[^/]*";
const HASHED = "(?:.*/)?assets/.+[-.][\\w-]{8,}\\.\\w+";
const INDEX = "(?:.*/)?index\\.html";

/** Each path matches exactly one rule of headers, so that none overrides another. */
export function vercelConfig(backendOrigin: string): VercelConfig {
  const notPages = [API, ...OPEN_ADDRESSES, ...RESERVED]
    .map((prefix) => `${prefix.slice(1)}(?:/|$)`)
    .join("|");
  const page = `/((?!widget/|${notPages}|${FILE}$).*|index\\.html)`;
  const widget = `/widget/((?!${FILE}$).*)`;
  const embed = EMBED_SCRIPT.slice(1).replace(".", "\\.");
  const file = `/((?!${notPages}|${embed}$|${HASHED}$|${INDEX}$)${FILE})`;
  const rule = (source: string, example: string): VercelHeaders => ({
    source,
    headers: Object.entries(hostHeaders(example, backendOrigin)).map(([key, value]) => ({
      key,
      value,
    })),
  });
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm ci",
    buildCommand: "npm run build",
    outputDirectory: "dist",
    headers: [
      rule(page, "/games"),
      rule(`/widget/((?!${FILE}$).*|${INDEX})`, "/widget/stats"),
      rule(`/${embed}`, EMBED_SCRIPT),
      rule(`/(${HASHED})`, "/assets/a-12345678.js"),
      rule(file, "/sw.js"),
    ],
    rewrites: [
      ...[API, ...OPEN_ADDRESSES].map((prefix) => ({
        source: `${prefix}/(.*)`,
        destination: `${backendOrigin}${functionPath(`${prefix}/$1`)}`,
      })),
      { source: widget, destination: UNKNOWN_WIDGET },
      { source: page, destination: "/index.html" },
    ],
  };
}
