import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { userMessages as words } from "./user-messages.ts";

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
