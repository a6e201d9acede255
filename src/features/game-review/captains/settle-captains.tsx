import { useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { settleCaptains } from "../../../app/server-calls/captains.ts";
import { Button } from "../../../ui/button.tsx";
import { captainMessages as words } from "./captain-messages.ts";

/** Takes a disagreement off the admins' desk; the captain's word stays in the review (D70). */
export function SettleCaptains({ gameId }: { gameId: string }) {
  const [isBusy, setBusy] = useState(false);
  async function settle(): Promise<void> {
    setBusy(true);
    const settled = await settleCaptains(gameId);
    setBusy(false);
    if (settled.ok) notify(words.settled);
    else await showAlert(settled.error.message);
  }
  return (
    <Button disabled={isBusy} onClick={() => void settle()}>
      {isBusy ? words.settling : words.settle}
    </Button>
  );
}
