import { Suspense } from "react";
import { env } from "../../app/env.ts";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { layoutMessages } from "./layout-messages.ts";

/** Loads late, below the first screen; the footer keeps its height meanwhile. */
const FooterTools = lazyExtra(() => import("./late-tools.tsx"), "FooterTools");

/** Has install entry and theme choice where the header has no menu, and a mark where no row has one. */
export function AppFooter() {
  return (
    <footer className="safe-sides print:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-3 py-2.5 pr-17 pl-3 text-label text-text-2 bar:px-5">
        <p>
          {env.appName} · {layoutMessages.version(__APP_VERSION__)}
        </p>
        <div className="text-text">
          <Suspense>
            <FooterTools />
          </Suspense>
        </div>
      </div>
    </footer>
  );
}
