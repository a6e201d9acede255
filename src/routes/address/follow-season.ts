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

/** Writing a filter into the address names no season and must not undo an earlier choice. */
export function asksForAnotherSeason({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">): boolean {
  const asked = seasonInAddress(nextUrl.search);
  if (asked !== seasonInAddress(currentUrl.search)) return true;
  // If a Forward interrupts a Back, the season of a place that was never reached has been set.
  return isReturnTo(nextUrl) && asked !== seasonChoice.getState().chosenId;
}

/** A changed tab or filter in the address needs no other rows of the device. */
export function asksForOtherRows(urls: ShouldRevalidateFunctionArgs): boolean {
  return urls.currentUrl.pathname !== urls.nextUrl.pathname || asksForAnotherSeason(urls);
}
