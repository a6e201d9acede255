import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { pageMessages } from "./page-messages.ts";

/** Its data say which reason it is (`app/queries` PageQuery). */
type PageAbsence =
  | { readonly status: "loading" }
  | { readonly status: "no-season" }
  | { readonly status: "not-on-device"; readonly season: { readonly name: string } | null }
  | { readonly status: "error" };

/** A page over its data; without them the specified words, then a way forward. */
export function PageStates<Query extends PageAbsence | { readonly status: "ready" }>({
  query,
  loading,
  skeleton,
  failed,
  failedText = pageMessages.failedText,
  notHereText = pageMessages.notHereText,
  onRetry,
  children,
}: {
  query: Query;
  loading: string;
  skeleton?: ReactNode;
  failed: string;
  failedText?: string;
  notHereText?: string;
  onRetry: () => void;
  /** Left out where the page with its data has another frame. */
  children?: (ready: Extract<Query, { readonly status: "ready" }>) => ReactNode;
}) {
  const retry = <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>;
  switch (query.status) {
    case "loading":
      return (
        <>
          <p role="status" className="mb-3 text-dense">
            {loading}
          </p>
          {skeleton}
        </>
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
        <ErrorState title={failed} text={failedText}>
          {retry}
        </ErrorState>
      );
    default:
      return children?.(query as Extract<Query, { readonly status: "ready" }>);
  }
}
