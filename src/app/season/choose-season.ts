import { services } from "../bootstrap/services.ts";
import { rememberSeason } from "./season-choice.ts";

/**
 * Shows a season on every screen of this tab: from the device at once, and read anew behind. In:
 * its id, or null for the active one, whichever that will be. Resolves when the reading has ended,
 * well or not; the screens say which.
 */
export async function chooseSeason(seasonId: string | null): Promise<void> {
  rememberSeason(seasonId);
  const { prefetch } = await services();
  await prefetch.refreshAnew();
}
