import type { Location } from "react-router-dom";

/** A loaded page always has the key "default", which would give every path the same scroll. */
export function placeKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}
