import { env } from "../app/env.ts";
import { ResetScreen } from "../features/auth/reset/reset-screen.tsx";
import "../ui/screens.css";

/** /auth/reset-password (P §2). */
export function Component() {
  return <ResetScreen appName={env.appName} />;
}
