import { useState } from "react";
import { adminPaths } from "../../app/admin-paths.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { restoreSeason } from "../../app/server-calls/season-work.ts";
import type { LeagueInTheWay } from "../../domain/provider/run/season-import.ts";
import { useWayOn } from "../../parts/page/way-on.ts";
import { restoredWords } from "../../parts/season/restored-words.ts";
import { Button } from "../../ui/button.tsx";
import { deletedMessages as words } from "./create-messages.ts";

/** Offers to restore a league's deleted season or to import the league anew. */
export function DeletedSeasonWays({
  leagues,
  onAnew,
}: {
  leagues: readonly LeagueInTheWay[];
  onAnew: () => void;
}) {
  const goOn = useWayOn();
  const [isBusy, setBusy] = useState(false);
  const all = leagues.flatMap(({ season }) => season ?? []);
  const seasons = [...new Map(all.map((season) => [season.id, season])).values()];

  async function restore({ id, name }: { id: string; name: string }): Promise<void> {
    setBusy(true);
    const result = await restoreSeason(id);
    setBusy(false);
    if (!result.ok) return showAlert(result.error.message ?? words.notRestored);
    notify(restoredWords(name, result.value));
    await goOn(adminPaths.season(id));
  }

  return (
    <div className="flex flex-wrap gap-3">
      {seasons.map((season) => (
        <Button key={season.id} disabled={isBusy} onClick={() => void restore(season)}>
          {seasons.length > 1 ? words.restoreWhich(season.name) : words.restore}
        </Button>
      ))}
      <Button disabled={isBusy} onClick={onAnew}>
        {words.anew}
      </Button>
    </div>
  );
}
