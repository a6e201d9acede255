import { RefreshCw } from "lucide-react";
import { retryNow } from "../../../app/commands/sync-now.ts";
import { useGameList } from "../../../app/queries/device/use-game-list.ts";
import { useToday } from "../../../app/queries/device/use-today.ts";
import { GameSlipSkeleton } from "../../../parts/games/game-slip-skeleton.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { GamePicker } from "./game-picker.tsx";
import { pickerMessages } from "./picker-messages.ts";

/** Lists the selected season's games at /collect without a game; the selector stands above. */
export function PickerScreen() {
  const list = useGameList();
  const today = useToday();
  switch (list.status) {
    case "loading":
      return <PickerLoading />;
    case "error":
      return <PickerError said={list.message} text={pickerMessages.failedText} />;
    case "not-on-device":
      return <PickerError text={pickerMessages.unreachableText} />;
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
      <div className="grid min-h-dvh content-start gap-3 wide:grid-cols-2 wide:gap-4 laptop:grid-cols-3">
        <GameSlipSkeleton />
        <GameSlipSkeleton />
        <GameSlipSkeleton />
      </div>
    </Page>
  );
}

/** Shown if neither the server nor this device could give games. */
function PickerError({ said, text }: { said?: string | null; text: string }) {
  return (
    <Page title={pickerMessages.title}>
      <ErrorState title={pickerMessages.failed} said={said} text={text}>
        <Button icon={<Icon as={RefreshCw} size="sm" />} onClick={() => void retryNow()}>
          {pickerMessages.tryAgain}
        </Button>
      </ErrorState>
    </Page>
  );
}
