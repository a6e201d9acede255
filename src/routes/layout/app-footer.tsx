import { lazy, Suspense } from "react";
import { env } from "../../app/env.ts";
import { layoutMessages } from "./layout-messages.ts";

/** Below the first screen; the footer keeps its height without it. */
const ThemeChoiceSegments = lazy(async () => {
  const { ThemeChoiceSegments } = await import("../../parts/theme-choice.tsx");
  return { default: ThemeChoiceSegments };
});

/** Name, version, and from 800 px the theme choice (the phone has it in the menu). */
export function AppFooter() {
  return (
    <footer className="print:hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-3 px-3 py-2.5 text-label text-text-2 wide:px-5">
        <p>
          {env.appName} · {layoutMessages.version(__APP_VERSION__)}
        </p>
        <div className="text-text max-wide:hidden">
          <Suspense>
            <ThemeChoiceSegments />
          </Suspense>
        </div>
      </div>
    </footer>
  );
}
