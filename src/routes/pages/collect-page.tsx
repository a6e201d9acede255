import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import {
  AroundMissingGame,
  CollectScreen,
} from "../../features/stat-collection/collect-screen.tsx";
import { PickerScreen } from "../../features/stat-collection/picker/picker-screen.tsx";
import { AppFrame } from "../layout/app-frame.tsx";

// An update in another tab drops chunks from the cache, so all that a game may need loads now.
void import("../layout/frame-dialogs.ts").catch(() => undefined);

/** With ?gameId= it shows the gate and the live screen, without the app's header. */
export function CollectPage() {
  const [query] = useSearchParams();
  const gameId = query.get("gameId");
  if (gameId === null || gameId === "") return inFrame(<PickerScreen />);
  return (
    <AroundMissingGame value={inFrame}>
      <CollectScreen key={gameId} gameId={gameId} />
    </AroundMissingGame>
  );
}

const inFrame = (screen: ReactNode) => <AppFrame>{screen}</AppFrame>;
