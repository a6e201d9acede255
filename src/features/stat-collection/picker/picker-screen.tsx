import { useState } from "react";
import { retryNow } from "../../../app/commands/sync-now.ts";
import { useGameList } from "../../../app/queries/use-game-list.ts";
import { localPlainDate } from "../../../domain/shared/plain-date.ts";
import { GamePicker } from "./game-picker.tsx";
import { PickerError, PickerLoading } from "./picker-waiting.tsx";

/** /collect without a game: the season's games, from this device; today is the sideline's day. */
export function PickerScreen() {
  const list = useGameList();
  const [today] = useState(() => localPlainDate(Date.now()));
  switch (list.status) {
    case "loading":
      return <PickerLoading />;
    case "error":
      return <PickerError onRetry={() => void retryNow()} />;
    case "ready":
      return <GamePicker games={list.games} today={today} />;
  }
}
