import { ProgressBar } from "../../../parts/page/progress-bar.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";

/** Shows how many of the files are processed (A §2). */
export function BulkProgress({ done, total }: { done: number; total: number }) {
  const text = words.progress(done, total);
  return (
    <div className="card grid gap-3 p-4">
      <Spinner label={text} />
      <ProgressBar label={text} value={done} max={total} />
      <p className="text-dense text-text-2">{words.stay}</p>
    </div>
  );
}
