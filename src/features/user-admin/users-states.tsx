import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { userMessages as words } from "./user-messages.ts";

/** For people whom the server does not take for an admin, whatever this device believes (A §6). */
export function UsersDenied() {
  return (
    <Page title={words.deniedTitle}>
      <ErrorState title={words.deniedTitle} text={words.deniedText}>
        <Link to={paths.games()} className={buttonClass()}>
          {words.backToGames}
        </Link>
      </ErrorState>
    </Page>
  );
}

export function UsersLoading() {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-dense">
        {words.loading}
      </p>
      <div className="card grid gap-4 p-4">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

export function UsersOffline() {
  return <EmptyState title={words.offlineTitle} text={words.offlineText} />;
}

export function UsersFailed({
  reason,
  onRetry,
}: {
  /** What came of the call, in words. */
  reason: string;
  onRetry: () => Promise<void>;
}) {
  return (
    <ErrorState title={words.failedTitle} text={`${reason} ${words.failedText}`}>
      <Button onClick={() => void onRetry()}>{words.tryAgain}</Button>
    </ErrorState>
  );
}
