import { RefreshCw } from "lucide-react";
import { retryNow } from "../../../app/commands/sync-now.ts";
import { useActiveGameList } from "../../../app/queries/device/use-game-list.ts";
import { useToday } from "../../../app/queries/device/use-today.ts";
import { GameSlipSkeleton } from "../../../parts/games/game-slip-skeleton.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { GamePicker } from "./game-picker.tsx";
import { pickerMessages } from "./picker-messages.ts";

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

/** The picker while its games are coming. */
function PickerLoading() {
  return (
    <Page title={pickerMessages.title}>
      <p role="status" className="mb-3 text-dense">
        {pickerMessages.loading}
      </p>
      <div className="grid gap-3 wide:grid-cols-2 wide:gap-4 laptop:grid-cols-3">
        <GameSlipSkeleton />
        <GameSlipSkeleton />
        <GameSlipSkeleton />
      </div>
    </Page>
  );
}

/** The picker when neither the server nor this device could give games. */
function PickerError({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title={pickerMessages.title}>
      <ErrorState title={pickerMessages.failed} text={pickerMessages.failedText}>
        <Button icon={<Icon as={RefreshCw} size="sm" />} onClick={onRetry}>
          {pickerMessages.tryAgain}
        </Button>
      </ErrorState>
    </Page>
  );
}
