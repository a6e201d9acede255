import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A browser whose installation never succeeds, as on a full phone; counts its tries. */
function browserThatCannotInstall(getRegistration: () => Promise<undefined>) {
  const tries = vi.fn(() => Promise.reject(new DOMException("full", "QuotaExceededError")));
  const target = new EventTarget();
  vi.stubGlobal("navigator", {
    serviceWorker: Object.assign(target, {
      controller: null,
      register: tries,
      getRegistration,
      ready: new Promise(() => undefined),
    }),
  });
  const page = Object.assign(new EventTarget(), { readyState: "complete" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { href: "https://stats.test/games" });
  vi.stubGlobal("window", globalThis);
  return tries;
}

test.each([
  ["that has none", () => Promise.resolve(undefined)],
  ["that refuses to say", () => Promise.reject(new DOMException("no", "SecurityError"))],
])(
  "an installation that never succeeds is tried ever more rarely, in a browser %s",
  async (_, registration) => {
    vi.useFakeTimers();
    vi.stubEnv("PROD", true);
    const tries = browserThatCannotInstall(registration);
    const { startServiceWorker } = await import("./service-worker.ts");
    void startServiceWorker();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(tries).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(tries).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(tries.mock.calls.length).toBeGreaterThan(5);
    expect(tries.mock.calls.length).toBeLessThan(10);
  },
);
