import { useEffect } from "react";

const base = typeof document === "undefined" ? "" : document.title;

/** Names the tab "title · app" while the calling screen is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = base === "" ? title : `${title} · ${base}`;
    return () => {
      document.title = base;
    };
  }, [title]);
}
