import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { BackLink } from "../page/back-link.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { CardLoading } from "./card-loading.tsx";

type AdminRead<Value> =
  | { readonly status: "loading" }
  | { readonly status: "offline" }
  | {
      readonly status: "error";
      readonly failure: { readonly code: string; readonly message: string };
    }
  | { readonly status: "ready"; readonly value: Value };

export interface AdminPageWords {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly deniedText: string;
  readonly loading: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  /** Above rows that were read before the network went. */
  readonly offlineNote: string;
  readonly failedTitle: string;
  readonly tryAgain: string;
}

/** An admin page whose rows come from the server alone: loading, no network, failed, refused. */
export function AdminPage<Value>({
  words,
  query,
  isOffline,
  onRetry,
  skeleton,
  children,
}: {
  words: AdminPageWords;
  query: AdminRead<Value>;
  isOffline: boolean;
  onRetry: () => void;
  /** Where the rows have a shape of their own; says itself that they are on the way. */
  skeleton?: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  if (query.status === "error" && query.failure.code === "permission")
    return <AccessDenied text={words.deniedText} />;
  return (
    <Page
      title={words.title}
      above={<BackLink to={paths.admin()} label={words.back} />}
      lead={words.lead}
    >
      {query.status === "loading" && (skeleton ?? <CardLoading label={words.loading} />)}
      {query.status === "offline" && (
        <EmptyState title={words.offlineTitle} text={words.offlineText} />
      )}
      {query.status === "error" && (
        <ErrorState title={words.failedTitle} text={query.failure.message}>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </ErrorState>
      )}
      {query.status === "ready" && (
        <div className="grid gap-6 *:min-w-0">
          {isOffline && (
            <Note icon={WifiOff} role="status">
              {words.offlineNote}
            </Note>
          )}
          {children(query.value)}
        </div>
      )}
    </Page>
  );
}
