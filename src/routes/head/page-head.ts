import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { seasonInAddress, seasonPath } from "../../app/season/season-address.ts";
import { useRouteHandle } from "../layout/route-handle.ts";
import { publicPageAt } from "./public-pages.ts";

/** The server says these of the first address only; titles are the screens' own. */
export function PageHead() {
  const { pathname, search } = useLocation();
  const isSeasonal = useRouteHandle().season === "page";
  // Another season than the active one is other content, so it has an address of its own.
  const seasonId = isSeasonal ? seasonInAddress(search) : null;
  useEffect(() => {
    const page = publicPageAt(pathname);
    // Of a screen that is not listed nobody reads one.
    if (page !== null) meta("description").content = page.description;
    meta("robots").content = page === null ? "noindex" : "all";
    if (page === null) document.head.querySelector(CANONICAL)?.remove();
    else {
      const path = seasonPath(page.canonicalPath, seasonId);
      canonicalLink().href = new URL(path, location.origin).href;
    }
  }, [pathname, seasonId]);
  return null;
}

const CANONICAL = 'link[rel="canonical"]';

function canonicalLink(): HTMLLinkElement {
  const found = document.head.querySelector<HTMLLinkElement>(CANONICAL);
  if (found !== null) return found;
  const link = document.createElement("link");
  link.rel = "canonical";
  return document.head.appendChild(link);
}

function meta(name: "description" | "robots"): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found !== null) return found;
  const made = document.createElement("meta");
  made.name = name;
  return document.head.appendChild(made);
}
