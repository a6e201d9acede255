/**
 * The environment of a function. A hosted project sets the address and the keys by itself, in
 * the older form or in the newer one (a JSON object by name); SITE_URL and MAIL_TRANSPORT are
 * secrets of ours (docs/deployment.md).
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
 * Origin that links in mails lead to: SITE_URL, else the page that calls. The auth server
 * judges it again by its own list (rule 14).
 */
export function siteUrl(request: Request): string | undefined {
  return Deno.env.get("SITE_URL") ?? request.headers.get("origin") ?? undefined;
}

/** Whether mails leave this server. Without, a temporary password is shown instead (D14). */
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
