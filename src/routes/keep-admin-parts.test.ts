import { afterEach, expect, test, vi } from "vitest";
import { reloadOnMissingChunk } from "../app/update/missing-chunk.ts";
import { keepAdminParts } from "./keep-admin-parts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a file that was on its way when the worker began to serve the page is asked for again, and what screens start later once", async () => {
  const worker = Object.assign(new EventTarget(), { controller: null as object | null });
  const resources: { name: string; workerStart: number }[] = [];
  const asked: string[] = [];
  vi.stubGlobal("navigator", { serviceWorker: worker });
  vi.stubGlobal("performance", { getEntriesByType: () => resources });
  vi.stubGlobal("fetch", async (file: string) => asked.push(file));
  const comes = (name: string, workerStart: number) => async () => {
    resources.push({ name: `https://league.test/assets/${name}`, workerStart });
    return {};
  };
  await comes("admin/home.js", 0)();
  const keeping = keepAdminParts(
    [
      { lazy: comes("admin/on-its-way.js", 0) },
      { lazy: comes("admin/later.js", 7) },
      { lazy: comes("games.js", 0) },
    ],
    ["/assets/admin/worker.js"],
  );
  worker.controller = {};
  worker.dispatchEvent(new Event("controllerchange"));
  await keeping;
  expect(asked).toEqual([
    "/assets/admin/worker.js",
    "https://league.test/assets/admin/home.js",
    "https://league.test/assets/admin/on-its-way.js",
  ]);
});

test("a file that does not come now reloads no page, and loses nothing that is typed there", async () => {
  const reload = vi.fn();
  const page = Object.assign(new EventTarget(), { location: { reload } });
  const answered = vi.fn(async () => new Response('<div id="root"></div>'));
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem() {} });
  vi.stubGlobal("fetch", answered);
  reloadOnMissingChunk();
  // As Vite's loader fails.
  const lazy = async () => {
    const payload = new Error("import failed");
    page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    throw payload;
  };
  await keepAdminParts([{ lazy }], []);
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});
