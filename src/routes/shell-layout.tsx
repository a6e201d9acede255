import { type ReactNode, useCallback } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { env } from "../app/env.ts";
import { signOut } from "../app/session/session-commands.ts";
import { useSession } from "../app/session/use-session.ts";
import { PageFrame } from "./layout/page-frame.tsx";

/** Header and footer around the pages that are read; the live screen goes without (P §2). */
export function ShellLayout() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

export function ShellFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const leave = useCallback(async () => {
    await signOut();
    await navigate("/");
  }, [navigate]);
  const user =
    session.status === "signed-in"
      ? { email: session.user.email, isAdmin: session.user.role === "admin" }
      : null;
  return (
    <PageFrame appName={env.appName} user={user} onSignOut={() => void leave()}>
      {children}
    </PageFrame>
  );
}
