import type { LoaderFunctionArgs } from "react-router-dom";
import { seasonInAddress } from "../app/season/season-address.ts";
import { seasonChoice, showSeason } from "../app/season/season-choice.ts";

/**
 * The loader of every screen that shows one season: a season in the address is this tab's before
 * anything is drawn or read (P §4, D7). An address without one leaves the tab's as it is.
 */
export function followSeason({ request }: Pick<LoaderFunctionArgs, "request">): null {
  const asked = seasonInAddress(new URL(request.url).search);
  if (asked !== null && asked !== seasonChoice.getState().chosenId) showSeason(asked);
  return null;
}
