import type { ReactNode } from "react";
import { useKeptFocus } from "../../ui/kept-focus.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { OfflineNote } from "../page/offline-note.tsx";
import { TryAgain } from "./try-again.tsx";

type Read<Value> =
  | { readonly status: "loading" }
  | { readonly status: "offline" }
  | {
      readonly status: "error";
      readonly failure: { readonly code: string; readonly message: string };
    }
  | { readonly status: "ready"; readonly value: Value };

export interface AdminReadWords {
  readonly loading: string;
  readonly offlineText: string;
  /** Stands above rows that were read before the network went away. */
  readonly offlineNote: string;
  /** A title, or a function that puts the reason into it; then only `failedText` follows. */
  readonly failedTitle: string | ((reason: string) => string);
  /** Follows the reason. */
  readonly failedText?: string;
}

export interface AdminReadProps<Value> {
  readonly words: AdminReadWords;
  readonly query: Read<Value>;
  readonly isOffline: boolean;
  readonly onRetry: () => void;
  /** A placeholder in the form of the rows, which announces the loading itself. */
  readonly skeleton?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

const OFFLINE_TITLE = "No network";

/** True if the server says that this person is not an admin. */
export function isDenied(query: Read<unknown>): boolean {
  return query.status === "error" && query.failure.code === "permission";
}

export function AdminRead<Value>({
  words,
  query,
  isOffline,
  onRetry,
  skeleton,
  children,
}: AdminReadProps<Value>) {
  useKeptFocus();
  switch (query.status) {
    case "loading":
      return skeleton ?? <CardLoading label={words.loading} />;
    case "offline":
      return <EmptyState title={OFFLINE_TITLE} text={words.offlineText} />;
    case "error": {
      const { failedTitle, failedText } = words;
      const { message } = query.failure;
      return (
        <ErrorState
          title={typeof failedTitle === "string" ? failedTitle : failedTitle(message)}
          said={typeof failedTitle === "string" ? message : null}
          text={failedText}
        >
          <TryAgain failure={query.failure} onRetry={onRetry} />
        </ErrorState>
      );
    }
    case "ready":
      return (
        <>
          {isOffline && <OfflineNote text={words.offlineNote} />}
          {children(query.value)}
        </>
      );
  }
}

function CardLoading({ label }: { label: string }) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-dense">
        {label}
      </p>
      <div className="card grid gap-4 p-4">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
