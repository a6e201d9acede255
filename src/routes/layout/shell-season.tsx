import { useLocation } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { chooseSeason } from "../../app/season/choose-season.ts";
import { useSelectedSeason } from "../../app/season/use-selected-season.ts";
import { type KnownBrowsing, usePublicBrowsing } from "../../app/session/use-public-browsing.ts";
import { useSession } from "../../app/session/use-session.ts";
import type { Season } from "../../domain/season/season.ts";
import { SignInLink } from "../../parts/page/sign-in-link.tsx";
import { MissingSeasonNote } from "../../parts/season-selector/missing-season-note.tsx";
import { PastSeasonNote } from "../../parts/season-selector/past-season-note.tsx";
import { SeasonCompact } from "../../parts/season-selector/season-compact.tsx";
import { SeasonDropdown } from "../../parts/season-selector/season-dropdown.tsx";
import { seasonMessages } from "../../parts/season-selector/season-messages.ts";
import { SeasonNote } from "../../parts/season-selector/season-note.tsx";
import { announce } from "../../ui/live-region.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { useSeasonInAddress } from "../address/use-season-in-address.ts";
import { layoutMessages } from "./layout-messages.ts";
export function ShellSeason({ form }: { form: "dropdown" | "compact" }) {
  const query = useSelectedSeason();
  const Selector = form === "dropdown" ? SeasonDropdown : SeasonCompact;
  /** A reader who chooses the active season also follows the next active one (D60). */
  function choose(seasonId: string) {
    if (query.status !== "ready") return;
    chooseSeason(query.active?.id === seasonId ? null : seasonId);
    const chosen = query.seasons.find(({ id }) => id === seasonId);
    if (chosen) announce(seasonMessages.showing(chosen.name));
  }
  return <Selector query={query} onChoose={choose} />;
}

/** Marks a season that is not active, or explains why the requested one cannot be shown. */
export function ShellSeasonNote() {
  const query = useSelectedSeason();
  const isWide = useMedia("(min-width: 62.5rem)");
  const isHidden = query.status === "ready" && query.missing === "hidden";
  const browsing = usePublicBrowsing(isHidden);
  const isGone = useSeasonInAddress(query, browsing);
  if (query.status !== "ready") return null;
  const { missing, selected, seasons } = query;
  const shown = { shown: selected, seasons };
  if (isGone || missing === "gone") return <MissingSeasonNote why="gone" {...shown} />;
  if (missing === "hidden") return <HiddenSeasonNote browsing={browsing} {...shown} />;
  if (missing !== null) return <MissingSeasonNote why={missing} {...shown} />;
  return (
    <>
      {isWide && <PastSeasonNote {...query} place="air" onBack={showActive} />}
      {selected !== null && <RecountNote season={selected} />}
    </>
  );
}

/** A phone's way back to the active season; an import goes on with the season it began with. */
export function ShellWayBack() {
  const query = useSelectedSeason();
  const { pathname } = useLocation();
  if (query.status !== "ready" || query.missing !== null) return null;
  if (pathname.startsWith(adminPaths.import())) return null;
  return <PastSeasonNote {...query} place="row" onBack={showActive} />;
}

const showActive = () => chooseSeason(null);

/** During a recount after a change of scoring profile, the season's points mix two profiles. */
function RecountNote({ season }: { season: Season }) {
  if (!(season.gamesToRecount > 0)) return null;
  return (
    <SeasonNote role="note">
      <p className="py-2">{seasonMessages.recounting(season.gamesToRecount)}</p>
    </SeasonNote>
  );
}

/** Stays empty until it is known what visitors may see, and just after a sign-in (D4, D10). */
function HiddenSeasonNote({
  browsing,
  ...shown
}: {
  browsing: KnownBrowsing | null;
  shown: Season | null;
  seasons: readonly Season[];
}) {
  const session = useSession();
  const isSignedIn = session.status === "signed-in" && !session.signInNeeded;
  if (browsing === null || browsing === "all" || isSignedIn) return null;
  const signIn = (
    <SignInLink className="type-action inline-flex min-h-11 items-center underline underline-offset-4">
      {layoutMessages.signIn}
    </SignInLink>
  );
  return <MissingSeasonNote why="hidden" {...shown} wayOn={signIn} />;
}
