import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { pageMessages } from "./page-messages.ts";

/** The page's data tell the reason (`app/queries` PageQuery). */
type PageAbsence =
  | { readonly status: "loading" }
  | { readonly status: "no-season" }
  | { readonly status: "not-on-device"; readonly season: { readonly name: string } | null }
  /** null if neither the server nor this device says why. */
  | { readonly status: "error"; readonly message: string | null };

/** Shows a page with its data, or the specified words with a way forward. */
export function PageStates<Query extends PageAbsence | { readonly status: "ready" }>({
  query,
  loading,
  skeleton,
  failed,
  failedWith,
  failedText = pageMessages.failedText,
  notHereText = pageMessages.notHereText,
  onRetry,
  children,
}: {
  query: Query;
  loading: string;
  skeleton?: ReactNode;
  failed: string;
  /** The title of a failure with a message; without it, the message follows the title (P §8). */
  failedWith?: (message: string) => string;
  failedText?: string;
  notHereText?: string;
  onRetry: () => void;
  /** Left out if the page with its data has another frame. */
  children?: (ready: Extract<Query, { readonly status: "ready" }>) => ReactNode;
}) {
  const retry = <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>;
  switch (query.status) {
    case "loading":
      return (
        // It is as high as the screen, so that the footer does not stand in it and then leave.
        <div className="min-h-dvh print:min-h-0">
          <p role="status" className="mb-3 text-dense">
            {loading}
          </p>
          {skeleton}
        </div>
      );
    case "no-season":
      return (
        <EmptyState title={pageMessages.noSeasonTitle} text={pageMessages.noSeasonText}>
          {retry}
        </EmptyState>
      );
    case "not-on-device":
      return (
        <EmptyState
          title={
            query.season === null
              ? pageMessages.notHereTitleAlone
              : pageMessages.notHereTitle(query.season.name)
          }
          text={notHereText}
        >
          {retry}
        </EmptyState>
      );
    case "error":
      return (
        <LoadFailure {...{ failed, failedWith, failedText }} message={query.message}>
          {retry}
        </LoadFailure>
      );
    default:
      return children?.(query as Extract<Query, { readonly status: "ready" }>);
  }
}

function LoadFailure({
  failed,
  failedWith,
  failedText,
  message,
  children,
}: {
  failed: string;
  failedWith: ((message: string) => string) | undefined;
  failedText: string;
  message: string | null;
  children: ReactNode;
}) {
  if (message === null || failedWith === undefined) {
    return (
      <ErrorState title={failed} said={message} text={failedText}>
        {children}
      </ErrorState>
    );
  }
  return (
    <ErrorState title={failedWith(message)} text={failedText}>
      {children}
    </ErrorState>
  );
}
