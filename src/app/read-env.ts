export interface ClientEnv {
  /** No trailing slash; default: the app's own origin. */
  readonly backendUrl: string;
  readonly publishableKey: string;
  readonly supportEmail: string;
  readonly appName: string;
  readonly associationName: string;
  readonly providerLabel: string;
}

const EMBEDDED_KEY = "sb_publishable_local";
const LONGEST_NAME = 80;

/** Throws an Error that names a bad value, so that the app never starts half-configured. */
export function readEnv(values: Readonly<Record<string, unknown>>, origin: string): ClientEnv {
  const configuredUrl = textOf(values, "VITE_SUPABASE_URL");
  const configuredKey = textOf(values, "VITE_SUPABASE_PUBLISHABLE_KEY");
  if (configuredUrl !== null && configuredKey === null) {
    throw new Error("VITE_SUPABASE_URL is set but VITE_SUPABASE_PUBLISHABLE_KEY is missing.");
  }
  return {
    backendUrl: configuredUrl === null ? origin : backendUrl(configuredUrl),
    publishableKey: configuredKey === null ? EMBEDDED_KEY : publishableKey(configuredKey),
    supportEmail: email(values, "VITE_SUPPORT_EMAIL", "support@example.org"),
    appName: name(values, "VITE_APP_NAME", "Stat Tracker"),
    associationName: name(values, "VITE_ASSOCIATION_NAME", "Flag Football"),
    providerLabel: name(values, "VITE_PROVIDER_LABEL", "league provider"),
  };
}

function textOf(values: Readonly<Record<string, unknown>>, key: string): string | null {
  const value = values[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") throw new Error(`${key} must be a text.`);
  const text = value.trim();
  return text === "" ? null : text;
}

function backendUrl(text: string): string {
  const url = parseUrl(text);
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
  if (!isPlain || url.username !== "" || url.password !== "") {
    throw new Error(`VITE_SUPABASE_URL must be an http or https address, not "${text}".`);
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "");
}

/** `URL.canParse` is missing on phones that are still in use. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A secret key in a browser build opens the whole database, so it stops the app at once. */
function publishableKey(text: string): string {
  if (/\s/.test(text)) throw new Error("VITE_SUPABASE_PUBLISHABLE_KEY must not contain spaces.");
  if (text.startsWith("sb_secret_") || roleOfLegacyKey(text) === "service_role") {
    throw new Error(
      "VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key. Use the publishable key and revoke that one.",
    );
  }
  return text;
}

function roleOfLegacyKey(key: string): string | null {
  const [, payload] = key.split(".");
  if (!key.startsWith("eyJ") || payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")));
    return typeof claims === "object" && claims !== null && "role" in claims
      ? String(claims.role)
      : null;
  } catch {
    throw new Error("VITE_SUPABASE_PUBLISHABLE_KEY looks like a token but cannot be read.");
  }
}

function email(values: Readonly<Record<string, unknown>>, key: string, fallback: string): string {
  const text = textOf(values, key) ?? fallback;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    throw new Error(`${key} must be an e-mail address, not "${text}".`);
  }
  return text;
}

function name(values: Readonly<Record<string, unknown>>, key: string, fallback: string): string {
  const text = textOf(values, key) ?? fallback;
  if (text.length > LONGEST_NAME) {
    throw new Error(`${key} must have at most ${LONGEST_NAME} characters.`);
  }
  return text;
}
