import { paths } from "../../app/paths.ts";
import type { MadePass } from "../../domain/access/game-pass.ts";

/** Returns the full address with the origin, for a QR code or a message. */
export function passUrl({ gameId, secret, checkInTeamId }: MadePass): string {
  return new URL(paths.pass(gameId, secret, checkInTeamId), location.origin).href;
}
