import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { watchInstallOffer } from "./app/install/install-store.ts";
import { reloadOnMissingChunk } from "./app/update/missing-chunk.ts";
import { reloadOnReturn } from "./app/update/returned-page.ts";
import { addAdminScreens, routes } from "./routes/router.tsx";
import "./ui/styles/styles.css";

reloadOnMissingChunk();
reloadOnReturn();
watchInstallOffer();
// The first screen's rows are on the device, so they are requested at once. The root layout reports
// a failure.
const opened = import("./app/queries/device/use-device-read.ts").then(
  ({ deviceRows }) => deviceRows().opened,
);
const drawn = draw();
// This file starts behind the first frame, when the page may already be loaded.
if (document.readyState === "complete") void startTools();
else window.addEventListener("load", startTools);

async function startTools(): Promise<void> {
  await Promise.all([opened, drawn]);
  const { startTheme } = await import("./ui/theme/theme-store.ts");
  startTheme();
  const { startServiceWorker } = await import("./app/update/service-worker.ts");
  await startServiceWorker();
}

/** Until then index.html's own first paint stays, so that nothing flickers. */
async function draw(): Promise<void> {
  const root = document.getElementById("root");
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addAdminScreens });
  await untilStarted(router);
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Resolves once the code of the page that was opened is here, or could not be loaded. */
function untilStarted(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
