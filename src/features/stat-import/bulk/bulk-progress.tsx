import { Spinner } from "../../../ui/spinner.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";

/** Files that are processed over all (A §2). */
export function BulkProgress({ done, total }: { done: number; total: number }) {
  const text = words.progress(done, total);
  return (
    <div className="card grid gap-3 p-4">
      <Spinner label={text} />
      <progress aria-label={text} value={done} max={total} className="h-3 w-full accent-brand" />
      <p className="text-dense text-text-2">{words.stay}</p>
    </div>
  );
}
