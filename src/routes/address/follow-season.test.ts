import { createMemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseSeason } from "../../app/season/choose-season.ts";
import { seasonChoice } from "../../app/season/season-choice.ts";
import { asksForAnotherSeason, followSeason } from "./follow-season.ts";

const seasonal = { loader: followSeason, shouldRevalidate: asksForAnotherSeason };
const chosen = () => seasonChoice.getState().chosenId;

beforeEach(() => {
  // The memory router moves no browser, so no place is one that Back led to.
  vi.stubGlobal("window", { location: { pathname: "", search: "" }, history: { state: null } });
  seasonChoice.setState({ chosenId: null });
});
afterEach(() => vi.unstubAllGlobals());

/** The router at a place, with its first loaders done. */
async function openAt(address: string) {
  const router = createMemoryRouter(
    [
      { path: "/standings", ...seasonal },
      { path: "/teams", ...seasonal },
    ],
    { initialEntries: [address] },
  );
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  return router;
}

describe("a season in the address is this tab's (P §4, D7)", () => {
  it("on opening, on another screen, and on Back to another season", async () => {
    const router = await openAt("/standings?season=spring");
    expect(chosen()).toBe("spring");
    await router.navigate("/teams?season=fall");
    expect(chosen()).toBe("fall");
    await router.navigate("/teams?season=summer");
    expect(chosen()).toBe("summer");
    await router.navigate("/teams");
    expect(chosen(), "an address without one leaves the tab's").toBe("summer");
    await router.navigate(-1);
    await expect.poll(() => router.state.location.search).toBe("?season=summer");
    await router.navigate(-1);
    await expect.poll(chosen).toBe("fall");
  });

  it("a Forward that interrupts a Back brings the season of its own place again", () => {
    const place = new URL("https://league.test/standings?season=spring");
    vi.stubGlobal("window", { location: place, history: { state: null } });
    chooseSeason(null);
    const stays = { currentUrl: place, nextUrl: place };
    expect(asksForAnotherSeason(stays)).toBe(true);
    followSeason({ request: new Request(place) });
    expect(chosen()).toBe("spring");
    expect(asksForAnotherSeason(stays)).toBe(false);
  });

  it("a filter written before the address has the season just chosen takes nothing back", async () => {
    const router = await openAt("/standings?season=spring");
    chooseSeason("summer");
    await router.navigate("/standings?season=spring&league=a", { replace: true });
    expect(router.state.location.search).toBe("?season=spring&league=a");
    expect(chosen()).toBe("summer");
    chooseSeason(null);
    await router.navigate("/standings?season=spring&league=b", { replace: true });
    expect(chosen()).toBeNull();
  });
});
