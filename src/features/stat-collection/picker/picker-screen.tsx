import { useState } from "react";
import { retryNow } from "../../../app/commands/sync-now.ts";
import { useGameList } from "../../../app/queries/use-game-list.ts";
import { GamePicker } from "./game-picker.tsx";
import { PickerError, PickerLoading } from "./picker-waiting.tsx";

/** /collect without a game: the games of the season, from this device. */
export function PickerScreen() {
  const list = useGameList();
  const [today] = useState(() => localDay(new Date()));
  switch (list.status) {
    case "loading":
      return <PickerLoading />;
    case "error":
      return <PickerError onRetry={() => void retryNow()} />;
    case "ready":
      return <GamePicker games={list.games} today={today} />;
  }
}

/** The sideline's calendar day: whoever picks a game stands where it is played. */
function localDay(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
