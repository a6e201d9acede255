import { openProject } from "../_shared/project.ts";
import { readCalendarGames } from "./calendar-games.ts";
import { calendarText } from "./calendar-text.ts";

const ADDRESS =
  /^\/calendar\/(team|season)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.ics$/i;

/** Calendars ask every few hours; one answer may serve all who ask within five minutes. */
const KEPT = "public, max-age=300";

/**
 * `/calendar/team/{id}.ics` and `/calendar/season/{id}.ics`, for whoever has the address: calendars
 * send no token, so it shows what visitors may see (D10).
 */
export async function calendar(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(405, "Only GET is answered here.", { allow: "GET, HEAD" });
  }
  const [, kind, id] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  if (kind === undefined || id === undefined) return plain(404, "There is no such calendar.");
  const args = kind === "team" ? { p_team_id: id } : { p_season_id: id };
  const answer = await openProject(request).rpcAsVisitor("calendar", args);
  if (answer.status !== 200) return plain(503, "The schedule cannot be read now.");
  const games = readCalendarGames(answer.body);
  if (games === null) return plain(404, "There is no such calendar.");
  return new Response(calendarText(games), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${kind}.ics"`,
      "cache-control": KEPT,
      "x-content-type-options": "nosniff",
    },
  });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
