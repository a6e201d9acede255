/**
 * The environment of a function. A hosted project sets the address and the keys, in the older form
 * or the newer one (JSON objects by name); SITE_URL, MAIL_TRANSPORT and the provider's are our
 * own secrets (docs/deployment.md).
 */
export function supabaseUrl(): string {
  return required("SUPABASE_URL");
}

export function anonKey(): string {
  return namedKey("SUPABASE_PUBLISHABLE_KEYS") ?? required("SUPABASE_ANON_KEY");
}

export function serviceKey(): string {
  return namedKey("SUPABASE_SECRET_KEYS") ?? required("SUPABASE_SERVICE_ROLE_KEY");
}

/**
 * Whether a caller is the project's own server. A project can have a key of each form, and only the
 * older one is a token that the gateway lets through.
 */
export function isFromServer(request: Request): boolean {
  const token = request.headers.get("authorization")?.replace(/^Bearer /, "");
  const keys = [Deno.env.get("SUPABASE_SERVICE_ROLE_KEY"), namedKey("SUPABASE_SECRET_KEYS")];
  return token !== undefined && token !== "" && keys.includes(token);
}

/**
 * Origin of the links in mails: SITE_URL, else the page that calls. The auth server checks it again
 * against its own list (rule 14).
 */
export function siteUrl(request: Request): string | undefined {
  return Deno.env.get("SITE_URL") ?? request.headers.get("origin") ?? undefined;
}

/**
 * Whether mails leave this server. Where they do not, a temporary password is shown instead (D14).
 */
export function hasMailTransport(): boolean {
  return Deno.env.get("MAIL_TRANSPORT") !== "none";
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined || value === "") throw new Error(`${name} is not set.`);
  return value;
}

function namedKey(name: string): string | undefined {
  const text = Deno.env.get(name);
  if (text === undefined || text === "") return undefined;
  const keys = JSON.parse(text) as Record<string, string>;
  return keys.default ?? Object.values(keys)[0];
}
