import { serveHost } from "./hosting/serve-host.ts";

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The pages that say something of themselves; vercel.json serves all other paths. */
export const config = {
  matcher: [
    "/games/:id",
    "/games/:id/review",
    "/games/:id/scoreboard",
    "/teams/:id",
    "/players/:id",
  ],
};

/** Vercel's entry for those pages. */
export default function middleware(request: Request): Promise<Response> {
  const supabaseUrl = process.env.VITE_SUPABASE_URL;
  if (supabaseUrl === undefined) throw new Error("VITE_SUPABASE_URL is not set for functions.");
  return serveHost(request, supabaseUrl, ({ url }) => fetch(new URL("/index.html", url)));
}
