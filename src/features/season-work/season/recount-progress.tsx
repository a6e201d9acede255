import { Calculator } from "lucide-react";
import { useEffect, useState } from "react";
import { notify } from "../../../app/notices/notices.ts";
import { continueRecount } from "../../../app/server-calls/season-work.ts";
import type { ManagedSeason } from "../../../domain/season/work/managed-season.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { ProgressBar } from "../../../parts/page/progress-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { seasonFailureWords } from "../failure-words.ts";
import { recountMessages as words } from "../season-messages.ts";

/** Continues the recount after a change of scoring profile, also one that an earlier visit left. */
export function RecountProgress({ season }: { season: ManagedSeason }) {
  const { isOffline, reload } = useAdminPage();
  const [all] = useState(season.gamesToRecount);
  const [left, setLeft] = useState(all);
  const [failure, setFailure] = useState<string | null>(null);
  const isCounting = !isOffline && failure === null;

  useEffect(() => {
    if (!isCounting) return;
    let isHere = true;
    void (async () => {
      while (isHere) {
        const result = await continueRecount(season.id);
        if (!isHere) return;
        if (!result.ok) return setFailure(seasonFailureWords(result.error));
        setLeft(result.value.gamesToRecount);
        if (result.value.gamesToRecount > 0) continue;
        notify(words.done);
        return reload();
      }
    })();
    return () => {
      isHere = false;
    };
  }, [isCounting, season.id, reload]);

  return (
    <Note icon={Calculator} tone={failure === null ? "plain" : "warn"} role="status">
      <p>{failure === null ? words.counting(left) : words.stopped(left, failure)}</p>
      <div className="mt-2 max-w-80">
        <ProgressBar label={words.progress} value={Math.max(all - left, 0)} max={all} />
      </div>
      {failure !== null && (
        <Button disabled={isOffline} onClick={() => setFailure(null)} className="mt-3">
          {words.goOn}
        </Button>
      )}
    </Note>
  );
}
