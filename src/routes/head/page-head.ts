import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { seasonInAddress, seasonPath } from "../../app/season/season-address.ts";
import { useRouteHandle } from "../layout/route-handle.ts";
import { publicPageAt } from "./public-pages.ts";

/** The server sets these for the first address only; screens set their own titles. */
export function PageHead() {
  const { pathname, search } = useLocation();
  const isSeasonal = useRouteHandle().season === "page";
  // A season other than the active one is other content with its own address.
  const seasonId = isSeasonal ? seasonInAddress(search) : null;
  useEffect(() => {
    const page = publicPageAt(pathname);
    // Screens that are not listed are not indexed.
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
