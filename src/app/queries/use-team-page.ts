import { type TeamPage, teamPageRead } from "./team-page.ts";
import { keyedPage, type Page, useKeyedPage } from "./use-page.ts";

const page = keyedPage(teamPageRead);

/** A team with its schedule and roster, from this device at once and renewed behind. */
export function useTeamPage(teamId: string): Page<TeamPage> {
  return useKeyedPage(page, teamId);
}
