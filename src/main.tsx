import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { reloadOnMissingChunk } from "./app/update/missing-chunk.ts";
import { router } from "./routes/router.tsx";
import { startTheme } from "./ui/theme/theme-store.ts";
import "./ui/styles.css";

startTheme();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
// Store, session and engine follow when the first screen is drawn: the root layout asks for them.
reloadOnMissingChunk();
window.addEventListener("load", async () => {
  const { startServiceWorker } = await import("./app/update/service-worker.ts");
  await startServiceWorker();
});
