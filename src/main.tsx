import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { services } from "./app/bootstrap/services.ts";
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
// The shell is on its way to the screen; store, session and engine follow behind it. The root
// layout asks for the same promise and shows its failure.
services().catch(() => undefined);
reloadOnMissingChunk();
window.addEventListener("load", async () => {
  const { startServiceWorker } = await import("./app/update/service-worker.ts");
  await startServiceWorker();
});
