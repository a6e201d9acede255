import { createServer } from "vite";
import { startBackend } from "../supabase/local/backend.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { loadEnv } from "./load-env.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/** `npm run dev`: the API as `npm start` serves it, and Vite in front of it for the client. */
loadEnv();
const backend = await startBackend(readConfig(process.env));
process.env.API_PORT = new URL(backend.url).port;
// The widget's own server with its own React, under the same address as on a host.
const widget = await createServer({
  configFile: "vite.widget.config.ts",
  server: { middlewareMode: true },
});
const vite = await createServer({
  plugins: [
    {
      name: "widget",
      configureServer({ middlewares }) {
        middlewares.use((request, response, next) => {
          if (request.url?.startsWith("/widget/") !== true) return next();
          request.url = request.url
            .replace(/^\/widget\/(stats|standings|next|live)(?=$|\?)/, "/widget/$1/")
            .replace(/^\/widget\/embed\.js/, "/widget/embed.ts");
          widget.middlewares(request, response, next);
        });
      },
    },
  ],
});
await vite.listen();
vite.printUrls();
// Vite's own listener would end the process before the database is closed.
process.removeAllListeners("SIGTERM");
stopOnSignals(async () => {
  await vite.close();
  await widget.close();
  await backend.stop();
});
