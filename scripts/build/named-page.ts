import type { Plugin } from "vite";

/** The page carries the installation's own name from its first byte (D3). */
export function namedPage(appName: string): Plugin {
  const escaped = appName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    name: "named-page",
    transformIndexHtml: (html) => html.replaceAll("%APP_NAME%", escaped),
  };
}
