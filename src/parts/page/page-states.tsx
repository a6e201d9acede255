import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { pageMessages } from "./page-messages.ts";

/** Why a page has nothing to show; its data say which (`app/queries` PageQuery). */
export type PageAbsence =
  | { readonly status: "loading" }
  | { readonly status: "no-season" }
  | { readonly status: "not-on-device"; readonly season: { readonly name: string } | null }
  | { readonly status: "error" };

/** In the place of a page that has no data: the specified words, then a way forward. */
export function PageStates({
  query,
  loading,
  skeleton,
  failed,
  onRetry,
}: {
  query: PageAbsence;
  /** "Loading …" */
  loading: string;
  /** In the shape of what is coming. */
  skeleton?: ReactNode;
  /** "Failed to load …" */
  failed: string;
  onRetry: () => void;
}) {
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
          <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
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
          text={pageMessages.notHereText}
        >
          <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
        </EmptyState>
      );
    case "error":
      return (
        <ErrorState title={failed} text={pageMessages.failedText}>
          <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
        </ErrorState>
      );
  }
}
