import { useEffect } from "react";

/** The app's name; the server may have put a page's own title before it. */
const base =
  typeof document === "undefined"
    ? ""
    : (document.head.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')
        ?.content ?? document.title);

/** Names the tab "title · app" while the calling screen is mounted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = base === "" ? title : `${title} · ${base}`;
    return () => {
      document.title = base;
    };
  }, [title]);
}
