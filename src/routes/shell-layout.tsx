import { Outlet } from "react-router-dom";
import { PageFrame } from "./layout/page-frame.tsx";

/** Header and footer around the pages that are read; the live screen goes without (P §2). */
export function ShellLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
