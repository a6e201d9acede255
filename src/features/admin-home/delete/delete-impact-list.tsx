import type { ServerRead } from "../../../app/queries/server/use-server-read.ts";
import type { DeleteImpact } from "../../../domain/season/work/season-deletion.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { deleteMessages as words } from "./delete-messages.ts";

/** Counts the rows that are deleted with the season; a failed count never shows as none (D9). */
export function DeleteImpactList({
  query,
  onRetry,
}: {
  query: ServerRead<DeleteImpact>;
  onRetry: () => void;
}) {
  if (query.status === "loading") {
    return (
      <div className="grid gap-3">
        <p role="status">{words.loading}</p>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  if (query.status !== "ready") {
    return (
      <ErrorState title={words.unknown} text={words.unknownText}>
        <Button onClick={onRetry}>{words.tryAgain}</Button>
      </ErrorState>
    );
  }
  const names = Object.keys(words.counts) as (keyof DeleteImpact)[];
  return (
    <dl className="grid grid-cols-2 gap-x-6">
      {names.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-3 border-b py-1">
          <dt className="text-text-2">{words.counts[name]}</dt>
          <dd className="font-strong">{query.value[name].toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
