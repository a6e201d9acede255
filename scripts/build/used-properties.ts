import type { Plugin } from "vite";

/**
 * Leaves out custom properties that no rule of the sheet asks for: the token set serves every
 * screen, one page uses half of it. A property that only a script reads would be lost.
 */
export function usedProperties(): Plugin {
  return {
    name: "used-properties",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
          file.source = withoutUnused(String(file.source).replace(/^\/\*!.*?\*\/\s*/, ""));
        }
      },
    },
  };
}

/** Again and again: a property that only an unused one asks for is unused too. */
function withoutUnused(css: string): string {
  const lean = css.replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) ? declaration : "",
  );
  return lean === css ? css : withoutUnused(lean);
}
