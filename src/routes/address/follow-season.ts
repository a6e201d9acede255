import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router-dom";
import { seasonInAddress } from "../../app/season/season-address.ts";
import { seasonChoice, showSeason } from "../../app/season/season-choice.ts";
import { isReturnTo, returnsToActive } from "./active-places.ts";

/** The address sets the tab's season before anything is drawn or read (P §4, D7). */
export function followSeason({ request }: Pick<LoaderFunctionArgs, "request">): null {
  const url = new URL(request.url);
  const asked = seasonInAddress(url.search);
  const isNamed = asked !== null || returnsToActive(url);
  if (isNamed && asked !== seasonChoice.getState().chosenId) showSeason(asked);
  return null;
}

/** A written filter names no season and must not take back one chosen a moment ago. */
export function asksForAnotherSeason({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">): boolean {
  const asked = seasonInAddress(nextUrl.search);
  if (asked !== seasonInAddress(currentUrl.search)) return true;
  // A Back that a Forward interrupts has set the season of a place that was never reached.
  return isReturnTo(nextUrl) && asked !== seasonChoice.getState().chosenId;
}

/** A tab or a filter in the address changes no rows of the device. */
export function asksForOtherRows(urls: ShouldRevalidateFunctionArgs): boolean {
  return urls.currentUrl.pathname !== urls.nextUrl.pathname || asksForAnotherSeason(urls);
}
