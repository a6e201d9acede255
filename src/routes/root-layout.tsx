import { Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { services } from "../app/bootstrap/services.ts";
import { afterPaint } from "../browser/after-paint.ts";
import { lazyNamed } from "../ui/late/lazy-extra.ts";
import { placeKey } from "./address/place-key.ts";

/** Loads after the first paint: nothing is announced or asked before. */
const announced = () => afterPaint().then(() => import("./layout/announcements.tsx"));
const Announcements = lazyNamed(announced, "Announcements");
const UpdatePrompt = lazyNamed(announced, "UpdatePrompt");

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

/** Starts the services after the first screen, which they would delay; null: no failure. */
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
