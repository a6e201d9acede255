import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { services } from "../app/bootstrap/services.ts";
import { afterPaint } from "../browser/after-paint.ts";
import { placeKey } from "./address/place-key.ts";

/** Behind the first paint: nothing is announced or asked before it. */
const Announcements = lazy(() => afterPaint().then(() => import("./layout/announcements.tsx")));
const UpdatePrompt = lazy(() => afterPaint().then(() => import("./layout/update-prompt.tsx")));

export function RootLayout() {
  const failure = useStartupFailure();
  if (failure) throw failure;
  return (
    <>
      <Suspense>
        <UpdatePrompt />
      </Suspense>
      <Outlet />
      <Suspense>
        <Announcements />
      </Suspense>
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** Starts the services behind the first drawn screen, which they would delay; null: no failure. */
function useStartupFailure(): Error | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    afterPaint()
      .then(services)
      .catch((error: unknown) => {
        setFailure(error instanceof Error ? error : new Error(String(error)));
      });
  }, []);
  return failure;
}
