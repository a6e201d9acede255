import { Outlet, ScrollRestoration } from "react-router-dom";
import { useStartupFailure } from "../app/bootstrap/use-startup-failure.ts";
import { NoticeHost } from "./layout/notice-host.tsx";
import { UpdatePrompt } from "./update/update-prompt.tsx";

/** What stands around every page: notices, the update prompt, the remembered scroll. */
export function RootLayout() {
  const failure = useStartupFailure();
  if (failure) throw failure;
  return (
    <>
      <Outlet />
      <NoticeHost />
      <UpdatePrompt />
      <ScrollRestoration />
    </>
  );
}
