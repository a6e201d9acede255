import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router-dom";
import { seasonInAddress } from "../../app/season/season-address.ts";
import { seasonChoice, showSeason } from "../../app/season/season-choice.ts";

/**
 * The loader of every screen that shows one season: a season in the address is this tab's before
 * anything is drawn or read (P §4, D7). An address without one leaves the tab's as it is.
 */
export function followSeason({ request }: Pick<LoaderFunctionArgs, "request">): null {
  const asked = seasonInAddress(new URL(request.url).search);
  if (asked !== null && asked !== seasonChoice.getState().chosenId) showSeason(asked);
  return null;
}

/**
 * When it is asked again on the same screen: a page that writes its filter asks for no season, and
 * must not take back one that was chosen a moment ago and is not in the address yet.
 */
export function asksForAnotherSeason({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">): boolean {
  return seasonInAddress(nextUrl.search) !== seasonInAddress(currentUrl.search);
}
