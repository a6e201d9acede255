import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useActivePlaces } from "../address/active-places.ts";
import { AppFooter } from "./app-footer.tsx";
import { AppHeader } from "./app-header.tsx";
import { layoutMessages } from "./layout-messages.ts";
import { PageToolRow } from "./tool-row.tsx";

/** The sign-in and the live screen have no frame. */
export function AppFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useActivePlaces();
  return (
    <div className="flex min-h-dvh flex-col">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page */}
      <a
        href="#main"
        // The jump adds no history entry, so Back leads to the page before.
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="fixed top-2 left-2 z-50 rounded-card border-2 border-text bg-surface px-4 py-2.5 font-strong not-focus:sr-only"
      >
        {layoutMessages.skip}
      </a>
      <AppHeader />
      <main ref={main} id="main" tabIndex={-1} className="safe-sides flex-1 outline-none">
        <PageToolRow />
        {children}
      </main>
      <AppFooter />
    </div>
  );
}

/** Reading and Tab start at the new page's content: at `data-takes-focus`, else its beginning. */
function useFocusOnNavigation(target: { readonly current: HTMLElement | null }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = target.current;
    const heading = main?.querySelector<HTMLElement>("[data-takes-focus]");
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, target]);
}
