import { seasonChoice } from "../season/season-choice.ts";
import { liveGamesPull } from "./live-games.ts";
import { LIVE } from "./paces.ts";
import { createRefresher } from "./refresher.ts";

const liveGames = createRefresher(
  "live games",
  liveGamesPull(() => seasonChoice.getState().chosenId),
  LIVE,
);

export function followLiveGames(): () => void {
  return liveGames.follow();
}
