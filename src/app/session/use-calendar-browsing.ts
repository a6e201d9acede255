import type { PublicBrowsing } from "../../domain/access/settings.ts";
import { usePublicBrowsing } from "./use-public-browsing.ts";
import { useSession } from "./use-session.ts";

/** A calendar asks as a visitor (D10). A device that was never told still shows the link to it. */
export function useCalendarBrowsing(): PublicBrowsing | null {
  const { status } = useSession();
  const browsing = usePublicBrowsing(status === "signed-in");
  if (status === "signed-out" || browsing === "unknown") return "all";
  return browsing;
}
