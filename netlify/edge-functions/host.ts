import { serveHost } from "../../hosting/serve-host.ts";

declare const Netlify: { readonly env: { get(name: string): string | undefined } };

interface EdgeContext {
  /** Gives the answer of the static files. */
  next(request: Request): Promise<Response>;
}

/** Netlify's entry: netlify.toml sends every path through this function. */
export default function host(request: Request, context: EdgeContext): Promise<Response> {
  const supabaseUrl = Netlify.env.get("VITE_SUPABASE_URL");
  if (supabaseUrl === undefined) throw new Error("VITE_SUPABASE_URL is not set for functions.");
  return serveHost(request, supabaseUrl, (wanted) => context.next(wanted));
}
