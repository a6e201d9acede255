import { useSearchParams } from "react-router-dom";
import { serverHoldsNoStats } from "../app/queries/server-holds-no-stats.ts";
import { CollectScreen } from "../features/stat-collection/collect-screen.tsx";
import { PickerScreen } from "../features/stat-collection/picker/picker-screen.tsx";
import { ShellFrame } from "./shell-layout.tsx";

/** /collect: the picker, or with ?gameId= the gate and the live screen without the app's header. */
export function Component() {
  const [query] = useSearchParams();
  const gameId = query.get("gameId");
  if (gameId !== null && gameId !== "")
    return <CollectScreen key={gameId} gameId={gameId} isEmptyOnServer={serverHoldsNoStats} />;
  return (
    <ShellFrame>
      <PickerScreen />
    </ShellFrame>
  );
}
