import { retryNow } from "../../app/commands/sync-now.ts";
import { chooseSeason } from "../../app/season/choose-season.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { usePublicBrowsing } from "../../app/session/use-public-browsing.ts";
import { MissingSeasonNote } from "../../parts/season-selector/missing-season-note.tsx";
import { PastSeasonNote } from "../../parts/season-selector/past-season-note.tsx";
import { SeasonCompact } from "../../parts/season-selector/season-compact.tsx";
import { SeasonDropdown } from "../../parts/season-selector/season-dropdown.tsx";
import { seasonMessages } from "../../parts/season-selector/season-messages.ts";
import { announce } from "../../ui/live-region.tsx";
import { useSeasonInAddress } from "../address/use-season-in-address.ts";
import { HiddenSeasonNote } from "./hidden-season-note.tsx";
export function ShellSeason({ form }: { form: "dropdown" | "compact" }) {
  const query = useSelectedSeason();
  const Selector = form === "dropdown" ? SeasonDropdown : SeasonCompact;
  /** Whoever chooses the active season wants the next one too, once it is active (D60). */
  function choose(seasonId: string) {
    if (query.status !== "ready") return;
    chooseSeason(query.active?.id === seasonId ? null : seasonId);
    const chosen = query.seasons.find(({ id }) => id === seasonId);
    if (chosen) announce(seasonMessages.showing(chosen.name));
  }
  return <Selector query={query} onChoose={choose} onRetry={() => void retryNow()} />;
}

/** Marks a season that is not active, or says why the one asked for cannot be shown. */
export function ShellSeasonNote() {
  const query = useSelectedSeason();
  const isHidden = query.status === "ready" && query.missing === "hidden";
  const browsing = usePublicBrowsing(isHidden);
  const isGone = useSeasonInAddress(query, browsing);
  if (query.status !== "ready") return null;
  const { missing, selected } = query;
  if (isGone || missing === "gone") return <MissingSeasonNote why="gone" shown={selected} />;
  if (missing === "hidden") return <HiddenSeasonNote browsing={browsing} shown={selected} />;
  if (missing !== null) return <MissingSeasonNote why={missing} shown={selected} />;
  return <PastSeasonNote {...query} onBack={() => chooseSeason(null)} />;
}
