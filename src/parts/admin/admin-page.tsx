import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BackLink } from "../page/back-link.tsx";
import { AccessDenied } from "./access-denied.tsx";

type AdminRead<Value> =
  | { readonly status: "loading" }
  | { readonly status: "offline" }
  | {
      readonly status: "error";
      readonly failure: { readonly code: string; readonly message: string };
    }
  | { readonly status: "ready"; readonly value: Value };

interface AdminPageWords {
  readonly title: string;
  readonly lead: string;
  readonly deniedText: string;
  readonly loading: string;
  readonly offlineText: string;
  /** Above rows that were read before the network went. */
  readonly offlineNote: string;
  readonly failedTitle: string;
  /** After the reason. */
  readonly failedText?: string;
}

const adminWords = {
  back: "Back to Admin",
  offlineTitle: "No network",
  tryAgain: "Try again",
} as const;

/** An admin page whose rows come from the server alone: loading, no network, failed, refused. */
export function AdminPage<Value>({
  words,
  query,
  isOffline,
  onRetry,
  before,
  skeleton,
  children,
}: {
  words: AdminPageWords;
  query: AdminRead<Value>;
  isOffline: boolean;
  onRetry: () => void;
  /** What needs no rows. */
  before?: ReactNode;
  /** Where the rows have a shape of their own; says itself that they are on the way. */
  skeleton?: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  if (query.status === "error" && query.failure.code === "permission")
    return <AccessDenied text={words.deniedText} />;
  return (
    <Page
      title={words.title}
      above={<BackLink to={paths.admin()} label={adminWords.back} />}
      lead={words.lead}
    >
      <div className="grid gap-6 *:min-w-0">
        {before}
        {query.status === "loading" && (skeleton ?? <CardLoading label={words.loading} />)}
        {query.status === "offline" && (
          <EmptyState title={adminWords.offlineTitle} text={words.offlineText} />
        )}
        {query.status === "error" && (
          <ErrorState
            title={words.failedTitle}
            text={[query.failure.message, words.failedText].filter(Boolean).join(" ")}
          >
            <Button onClick={onRetry}>{adminWords.tryAgain}</Button>
          </ErrorState>
        )}
        {query.status === "ready" && isOffline && (
          <Note icon={WifiOff} role="status">
            {words.offlineNote}
          </Note>
        )}
        {query.status === "ready" && children(query.value)}
      </div>
    </Page>
  );
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
