import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { forgetSeason } from "../../app/season/choose-season.ts";
import type { SeasonsQuery } from "../../app/season/read-seasons.ts";
import { seasonInAddress, withSeason } from "../../app/season/season-address.ts";
import { seasonChoice } from "../../app/season/season-choice.ts";
import { settleSeason } from "../../app/season/settle-season.ts";
import type { KnownBrowsing } from "../../app/session/use-public-browsing.ts";

/** Returns whether this reader lacks the season; `follow-season.ts` is the other direction. */
export function useSeasonInAddress(query: SeasonsQuery, browsing: KnownBrowsing | null): boolean {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  const inAddress = seasonInAddress(search);
  const [page, setPage] = useState({ pathname, isGone: false });
  if (page.pathname !== pathname) setPage({ pathname, isGone: false });

  useEffect(() => {
    // The season belongs to the next screen; writing it here would cancel the navigation.
    if (isLeaving) return;
    // The browser is already at the next place, which is not drawn yet.
    if (window.location.pathname + window.location.search !== pathname + search) return;
    // The seasons are still being read for another choice.
    if (query.status !== "ready" || query.askedId !== seasonChoice.getState().chosenId) return;
    const step = settleSeason(query, inAddress, browsing);
    if (step.kind === "forget" || step.kind === "unpin") forgetSeason();
    // The note is shown once and ends when a season is chosen or the page is left.
    if (step.kind === "forget" || query.askedId !== null)
      setPage({ pathname, isGone: step.kind === "forget" });
    if (step.kind === "write") {
      const to = { pathname, search: withSeason(search, step.seasonId), hash };
      void navigate(to, { replace: true, preventScrollReset: true, state });
    }
  }, [isLeaving, query, browsing, inAddress, pathname, search, hash, state, navigate]);

  return page.isGone;
}
