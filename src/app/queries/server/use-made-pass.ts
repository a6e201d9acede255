import { useState } from "react";
import type { MadePass, PassMaking } from "../../../domain/access/game-pass.ts";
import { useSession } from "../../session/use-session.ts";

/** Makes a pass when first asked, once per visit. With a team, it only checks that team in. */
export function useMadePass(gameId: string, checkInTeamId?: string): PassMaking {
  const obstacle = usePassObstacle();
  const [pass, setPass] = useState<MadePass | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    pass,
    isMaking,
    obstacle: problem === "" ? "off" : obstacle,
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

export function usePassObstacle(): PassMaking["obstacle"] {
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  if (user?.mayMakePasses !== true) return user?.role === "admin" ? "off" : "not-allowed";
  return session.connection === "offline" ? "offline" : null;
}
