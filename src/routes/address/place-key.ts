import type { Location } from "react-router-dom";

/**
 * Under which name a place's scroll is remembered. Every page that is loaded anew has the router's
 * key "default": without the path, an address typed over a page that was scrolled down would begin
 * as far down.
 */
export function placeKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}
