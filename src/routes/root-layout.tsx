import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { useStartupFailure } from "../app/bootstrap/use-startup-failure.ts";
import { placeKey } from "./address/place-key.ts";

/** Behind the first paint: nothing is announced or asked before it. */
const Announcements = lazy(() => import("./layout/announcements.tsx"));

export function RootLayout() {
  const failure = useStartupFailure();
  if (failure) throw failure;
  return (
    <>
      <Outlet />
      <Suspense>
        <Announcements />
      </Suspense>
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}
