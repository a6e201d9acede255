import { retryNow } from "../../app/commands/sync-now.ts";
import { chooseSeason } from "../../app/season/choose-season.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { PastSeasonNote } from "../../parts/season-selector/past-season-note.tsx";
import { SeasonCompact } from "../../parts/season-selector/season-compact.tsx";
import { SeasonDropdown } from "../../parts/season-selector/season-dropdown.tsx";
import { seasonMessages } from "../../parts/season-selector/season-messages.ts";
import { announce } from "../../ui/live-region.tsx";
import "../../ui/screens.css";

/** The season selector in the header's or the phone's form. */
export function ShellSeason({ form }: { form: "dropdown" | "compact" }) {
  const query = useSelectedSeason();
  const Selector = form === "dropdown" ? SeasonDropdown : SeasonCompact;
  /** Whoever chooses the active season wants the next one too, once it is active (D60). */
  function choose(seasonId: string) {
    if (query.status !== "ready") return;
    void chooseSeason(query.active?.id === seasonId ? null : seasonId);
    const chosen = query.seasons.find(({ id }) => id === seasonId);
    if (chosen) announce(seasonMessages.showing(chosen.name));
  }
  return <Selector query={query} onChoose={choose} onRetry={() => void retryNow()} />;
}

/** Marks a screen that shows another season than the active one. */
export function ShellSeasonNote() {
  const query = useSelectedSeason();
  if (query.status !== "ready") return null;
  return <PastSeasonNote {...query} onBack={() => void chooseSeason(null)} />;
}
