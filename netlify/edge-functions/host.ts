import { serveHost } from "../../hosting/serve-host.ts";

declare const Netlify: { readonly env: { get(name: string): string | undefined } };

interface EdgeContext {
  /** The answer of the files behind this function. */
  next(request: Request): Promise<Response>;
}

/** Netlify: every request comes through here; netlify.toml says the same of the path. */
export default function host(request: Request, context: EdgeContext): Promise<Response> {
  const supabaseUrl = Netlify.env.get("VITE_SUPABASE_URL");
  if (supabaseUrl === undefined) throw new Error("VITE_SUPABASE_URL is not set for functions.");
  return serveHost(request, supabaseUrl, (wanted) => context.next(wanted));
}
