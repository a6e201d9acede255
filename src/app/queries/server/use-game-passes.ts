import { useCallback } from "react";
import { listGamePasses } from "../../server-calls/game-passes.ts";
import { useServerRead } from "./use-server-read.ts";

export function useGamePasses(gameId: string) {
  const read = useCallback(() => listGamePasses(gameId), [gameId]);
  return useServerRead(read);
}
