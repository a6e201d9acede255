import { isValidElement } from "react";
import type { RouteObject } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { RequireBrowsing } from "../guards.tsx";
import { routes } from "../router.tsx";
import { publicPageAt } from "./public-pages.ts";

/** Addresses of all screens, by whether visitors may open them. */
function addresses(tree: readonly RouteObject[], at = "", isPublic = false): [string, boolean][] {
  return tree.flatMap(({ path, index, element, children }) => {
    const address = path === undefined ? at : `${at}/${path.replace(/^\//, "")}`;
    const guard = isValidElement(element) ? element.type : null;
    const below = addresses(children ?? [], address, isPublic || guard === RequireBrowsing);
    const isScreen = children === undefined && (path !== undefined || index === true);
    return isScreen ? [...below, [address === "" ? "/" : address, isPublic]] : below;
  });
}

describe("what is said of a public address (D10)", () => {
  it("names one address for the list of games, which has two (P §2)", () => {
    expect(publicPageAt("/games")).toEqual(publicPageAt("/"));
    expect(publicPageAt("/")?.canonicalPath).toBe("/games");
  });

  it("says of each kind of page what it is, in a line that a list of results shows whole", () => {
    const paths = ["/", "/teams", "/teams/x", "/players/x", "/stats", "/stats/all", "/standings"];
    const pages = [...paths, "/games/x/review"].map(publicPageAt);
    expect(new Set(pages.map((page) => page?.description)).size).toBe(pages.length);
    for (const page of pages) {
      expect(page?.description.length).toBeGreaterThan(50);
      expect(page?.description.length).toBeLessThanOrEqual(155);
    }
  });

  it("knows every screen that visitors may open, and no other", () => {
    const all = addresses(routes);
    expect(all.filter(([, isPublic]) => isPublic).length).toBeGreaterThan(8);
    // This address only leads to the review.
    for (const [address, isPublic] of all.filter(([address]) => address !== "/games/:gameId")) {
      expect(publicPageAt(address.replace(/:\w+\??/g, "x")) !== null, address).toBe(isPublic);
    }
  });

  it("keeps the address of one team as it is, and a last slash away", () => {
    expect(publicPageAt("/teams/a%20b/")?.canonicalPath).toBe("/teams/a%20b");
  });

  it.each(["/login", "/admin", "/admin/stats", "/collect", "/account", "/games/x", "/nowhere"])(
    "has nothing to list at %s",
    (path) => {
      expect(publicPageAt(path)).toBeNull();
    },
  );
});
