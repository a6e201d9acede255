import { serveHost } from "./serve-host.ts";

interface Environment {
  /** The built client. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  readonly VITE_SUPABASE_URL: string;
}

/** Cloudflare's entry: wrangler.jsonc sends every request through this worker. */
export default {
  fetch(request: Request, environment: Environment): Promise<Response> {
    return serveHost(request, environment.VITE_SUPABASE_URL, (wanted) =>
      environment.ASSETS.fetch(wanted),
    );
  },
};
