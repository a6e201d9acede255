import type { Plugin } from "vite";
import { STARTUP_SCREENS } from "../icons/startup-screens.ts";

/** Names to iPhones what they show while the installed app starts; other browsers fetch none of it. */
export function startupPictures(): Plugin {
  return {
    name: "startup-pictures",
    apply: "build",
    transformIndexHtml: () =>
      STARTUP_SCREENS.map(({ file, media }) => ({
        tag: "link",
        attrs: { rel: "apple-touch-startup-image", media, href: `/${file}` },
        injectTo: "head",
      })),
  };
}
