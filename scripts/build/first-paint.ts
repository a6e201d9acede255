import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import {
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
  runnerImport,
} from "vite";

const MODULE = fileURLToPath(new URL("../../src/routes/first-paint.tsx", import.meta.url));
const ROOT = '<div id="root"></div>';

/** Chunks that the first screen asks for anyway; named in vite.config.ts. */
const FIRST_CHUNKS = ["games"];
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
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        const blocks = Object.entries(await drawFirstPaints(config))
          .map(([name, markup]) => `<div data-first-paint="${name}" inert>${markup}</div>`)
          .join("");
        return {
          html: html.replace(ROOT, () => `<div id="root">${blocks}</div>`),
          tags: early(Object.values(bundle)),
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
