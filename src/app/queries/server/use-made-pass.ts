import { useCallback, useEffect, useState } from "react";
import type { ListedPass, MadePass, PassMaking } from "../../../domain/access/game-pass.ts";
import { useSession } from "../../session/use-session.ts";
import { useReloadWhileVisible } from "./use-reload-while-visible.ts";

const CHECK_EVERY_MS = 10_000;

/** Makes a pass when first asked, once per visit. With a team, it only checks that team in. */
export function useMadePass(gameId: string, checkInTeamId?: string): PassMaking {
  const obstacle = usePassObstacle();
  const [pass, setPass] = useState<MadePass | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [ended, setEnded] = useState<Pick<ListedPass, "passId" | "state"> | null>(null);
  const isOffline = obstacle === "offline";
  const check = useCallback(async () => {
    if (pass === null || isOffline) return;
    const { listGamePasses } = await import("../../server-calls/game-passes.ts");
    const list = await listGamePasses(gameId);
    // Without an answer, what was known of the pass stays.
    if (list.ok) setEnded(list.value.passes.find(({ passId }) => passId === pass.passId) ?? null);
  }, [gameId, pass, isOffline]);
  const state = ended?.passId === pass?.passId ? ended?.state : undefined;
  return {
    pass,
    end: state === undefined || state === "valid" ? null : state,
    check,
    isMaking,
    obstacle: problem === "" || state === "switched_off" ? "off" : obstacle,
    problem: problem === "" ? null : problem,
    async make() {
      if (isMaking || obstacle !== null) return;
      setMaking(true);
      setProblem(null);
      const { makeGamePasses } = await import("../../server-calls/game-passes.ts");
      const answer = await makeGamePasses([gameId], checkInTeamId);
      setMaking(false);
      if (answer.ok) setPass(answer.value[0] ?? null);
      // A refusal without words means that passes were switched off in the meantime.
      else setProblem(answer.error.message ?? "");
    },
  };
}

/** Asks again while a sheet shows the pass, because somebody else may withdraw it. */
export function usePassCheck({ check }: PassMaking): void {
  useEffect(() => void check(), [check]);
  useReloadWhileVisible(check, CHECK_EVERY_MS);
}

export function usePassObstacle(): PassMaking["obstacle"] {
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  if (user?.mayMakePasses !== true) return user?.role === "admin" ? "off" : "not-allowed";
  return session.connection === "offline" ? "offline" : null;
}
