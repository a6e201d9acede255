import { retryNow } from "../../../app/commands/sync-now.ts";
import { useActiveGameList } from "../../../app/queries/device/use-game-list.ts";
import { useToday } from "../../../app/queries/device/use-today.ts";
import { GamePicker } from "./game-picker.tsx";
import { PickerError, PickerLoading } from "./picker-waiting.tsx";

/** /collect without a game: games of the active season, whichever season other screens show. */
export function PickerScreen() {
  const list = useActiveGameList();
  const today = useToday();
  switch (list.status) {
    case "loading":
      return <PickerLoading />;
    case "error":
    case "not-on-device":
      return <PickerError onRetry={() => void retryNow()} />;
    case "ready":
      return <GamePicker games={list.games} today={today} />;
  }
}
