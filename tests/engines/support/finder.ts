import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { SentTarget } from "./find-in-page.ts";
import type { Target } from "./tab.ts";

/** What find-in-page.ts puts on the window. */
export interface FindInPage {
  all(target: SentTarget): Element[];
  pressable(target: SentTarget): Promise<Element | null>;
}

let bundled: Promise<string> | null = null;

/** The code of find-in-page.ts with its library as one script. */
export function finderScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("find-in-page.ts", import.meta.url)),
        formats: ["iife"],
        name: "finder",
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : null;
  if (!chunk) throw new Error("The finder could not be bundled.");
  return chunk.code;
}

export function sent(target: Target): SentTarget {
  const within = target.within ? sent(target.within) : null;
  if ("css" in target) return { css: target.css, within };
  const { role, name = null } = target;
  if (name instanceof RegExp) {
    return { role, name: null, pattern: [name.source, name.flags], within };
  }
  return { role, name, pattern: null, within };
}

/** A target in words, for messages. */
export function inWords(target: Target): string {
  const itself = "css" in target ? target.css : `${target.role} "${String(target.name ?? "")}"`;
  return target.within ? `${itself} in ${inWords(target.within)}` : itself;
}
