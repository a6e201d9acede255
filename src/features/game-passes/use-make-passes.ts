import { useState } from "react";
import { showAlert } from "../../app/notices/notices.ts";
import { makeGamePasses } from "../../app/server-calls/game-passes.ts";
import type { MadePass } from "../../domain/access/game-pass.ts";
import { madePassMessages } from "../../parts/passes/made-pass-messages.ts";

/** Makes passes and keeps them while the screen is open, because their secrets are told once. */
export function useMakePasses() {
  const [made, setMade] = useState<readonly MadePass[]>([]);
  const [isMaking, setMaking] = useState(false);
  async function make(gameIds: readonly string[]): Promise<void> {
    if (isMaking) return;
    setMaking(true);
    const answer = await makeGamePasses(gameIds);
    setMaking(false);
    if (answer.ok) setMade(answer.value);
    else await showAlert(answer.error.message ?? madePassMessages.obstacles.off);
  }
  return { made, make, isMaking, clear: () => setMade([]) };
}
