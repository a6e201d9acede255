import type { ReactNode } from "react";
import { ErrorState } from "../../ui/states.tsx";
import { leadersMessages } from "./leaders-messages.ts";

/** Replaces the dashboard when its figures could not be loaded (P §2, A §2). */
export function StatsUnavailable({
  text = leadersMessages.failed,
  children,
}: {
  text?: string;
  children?: ReactNode;
}) {
  return (
    <ErrorState title={leadersMessages.unavailable} text={text}>
      {children}
    </ErrorState>
  );
}
