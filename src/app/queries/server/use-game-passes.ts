import { listGamePasses } from "../../server-calls/game-passes.ts";
import { useServerReadOf } from "./use-server-read.ts";

export function useGamePasses(gameId: string) {
  return useServerReadOf(listGamePasses, gameId);
}
