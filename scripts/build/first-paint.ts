import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import {
  type HtmlTagDescriptor,
  minify,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  runnerImport,
} from "vite";

const MODULE = fileURLToPath(new URL("../../src/routes/first-paint.tsx", import.meta.url));
const ROOT = '<div id="root"></div>';

/** Chunks that the first screen asks for anyway; named in vite.config.ts. */
const FIRST_CHUNKS = ["games"];
/** Screens whose files public/first-paint.js asks for at once when their address is opened. */
const SCREENS = {
  review: ["src/features/game-review/review-screen"],
  teams: ["src/features/people/all-teams/teams-page"],
  team: ["src/features/people/team/team-screen"],
  player: ["src/features/people/player/player-screen"],
  stats: ["src/features/fantasy/fantasy-page"],
  comprehensive: ["src/features/comprehensive-stats/comprehensive-stats-page"],
  standings: ["src/features/standings/standings-page"],
  /** For every screen on a first visit, whose rows all come from the server. */
  services: ["src/app/bootstrap/start-services"],
};
const SCRIPT = "first-paint.js";
const SOURCE = fileURLToPath(new URL(`../../public/${SCRIPT}`, import.meta.url));
const SCRIPT_TAG = `<script src="/${SCRIPT}"`;
/** The bundler's tag that starts the app; public/first-paint.js starts it behind the first frame instead. */
const APP_TAG = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** The one cut of the typeface that every page needs. */
const FIRST_FONT = /archivo-latin-(?!ext)[^/]*\.woff2$/;

/** index.html shows the screen before any script has run (docs/decisions/first-paint.md). */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "first-paint",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    /** As a file with a hash, which the browser takes from the precache without the worker. */
    generateBundle: {
      order: "pre",
      async handler() {
        const { code } = await minify(SCRIPT, await readFile(SOURCE, "utf8"));
        this.emitFile({ type: "asset", name: SCRIPT, source: code });
      },
    },
    /** Files of `public` are copied as they are. */
    async writeBundle({ dir = "dist" }) {
      await rm(path.join(dir, SCRIPT));
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        const blocks = Object.entries(await drawFirstPaints(config))
          .map(([name, markup]) => `<script type="text/html" id="paint-${name}">${markup}</script>`)
          .join("");
        if (!html.includes(SCRIPT_TAG)) throw new Error(`index.html has no ${SCRIPT_TAG}>`);
        const files = Object.values(bundle);
        const script = files.find((file) => file.type === "asset" && file.names.includes(SCRIPT));
        if (script === undefined) throw new Error(`The build has no file of ${SCRIPT}.`);
        const app = APP_TAG.exec(html)?.[1];
        if (app === undefined) throw new Error("index.html does not start the app.");
        const named = `data-app="${app}" ${screenFiles(bundle)}`;
        return {
          // Blanks between tags would be bytes before the first paint.
          html: html
            .replace(/\n\s*/g, "")
            // As text, so that the browser builds only the one that public/first-paint.js shows.
            .replace(ROOT, () => blocks + ROOT)
            .replace(SCRIPT_TAG, () => `${SCRIPT_TAG.replace(SCRIPT, script.fileName)} ${named}`)
            .replace(APP_TAG, `<link rel="modulepreload" crossorigin href="${app}">`),
          tags: early(files),
        };
      },
    },
  };
}

/** The app's own components, drawn with the values of this build. */
async function drawFirstPaints({ define, env }: ResolvedConfig): Promise<Record<string, string>> {
  const values = Object.entries(env).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  const { module } = await runnerImport<typeof import("../../src/routes/first-paint.tsx")>(MODULE, {
    plugins: [react()],
    define: { ...define, ...Object.fromEntries(values) },
    logLevel: "error",
  });
  return module.firstPaints;
}

/** As attributes: each screen's files, the largest first, without what index.html names for all. */
function screenFiles(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const named = chunks.filter(({ isEntry, name }) => isEntry || FIRST_CHUNKS.includes(name));
  const first = withImports(
    named.map(({ fileName }) => fileName),
    bundle,
  );
  return Object.entries(SCREENS)
    .map(([screen, modules]) => {
      const own = modules.map((module) => {
        const chunk = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.includes(`/${module}.`)),
        );
        if (chunk === undefined) throw new Error(`The build has no file of ${module}.`);
        return chunk.fileName;
      });
      const files = [...withImports(own, bundle)]
        .filter((file) => !first.has(file))
        .sort((a, b) => lengthOf(b, bundle) - lengthOf(a, bundle));
      const names = files.map((file) => file.replace(/^assets\/|\.js$/g, ""));
      return `data-${screen}="${names.join(" ")}"`;
    })
    .join(" ");
}

function lengthOf(file: string, bundle: Rolldown.OutputBundle): number {
  const chunk = bundle[file];
  return chunk?.type === "chunk" ? chunk.code.length : 0;
}

function withImports(files: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const all = new Set(files);
  for (const file of all) {
    const chunk = bundle[file];
    if (chunk?.type === "chunk") for (const imported of chunk.imports) all.add(imported);
  }
  return all;
}

function early(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]) {
  const tags: HtmlTagDescriptor[] = [];
  for (const { type, name, fileName } of files) {
    const href = `/${fileName}`;
    if (type === "chunk" && FIRST_CHUNKS.includes(name ?? "")) {
      const attrs = { rel: "modulepreload", crossorigin: true, fetchpriority: "low", href };
      tags.push({ tag: "link", attrs, injectTo: "head" });
    }
    if (FIRST_FONT.test(fileName)) {
      const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href };
      tags.push({ tag: "link", attrs, injectTo: "head" });
    }
  }
  if (tags.length !== FIRST_CHUNKS.length + 1) throw new Error("The first paint's files changed.");
  return tags;
}
