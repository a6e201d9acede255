import type { ReactNode } from "react";
import { ErrorState } from "../../ui/states.tsx";
import { failureKind } from "./failure-kind.ts";
import { providerMessages as words } from "./provider-messages.ts";
import { TroubleshootingTips } from "./troubleshooting-tips.tsx";

/** Explains a failed call to the provider with a heading, the server's words, and what to do. */
export function ProviderFailure({
  failure: { code, message },
  children,
}: {
  failure: { readonly code: string; readonly message: string };
  children?: ReactNode;
}) {
  const kind = failureKind(code);
  return (
    <ErrorState
      title={words.headings[kind === "other" ? "sync" : kind]}
      text={kind === "connection" ? `${message} ${words.waitNote}` : message}
    >
      <div className="grid gap-3">
        <TroubleshootingTips codes={[code]} />
        {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
    </ErrorState>
  );
}
