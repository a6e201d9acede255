import { env } from "../app/env.ts";
import { ResetScreen } from "../features/auth/reset/reset-screen.tsx";
/** /auth/reset-password (P §2). */
export function Component() {
  return <ResetScreen appName={env.appName} />;
}
