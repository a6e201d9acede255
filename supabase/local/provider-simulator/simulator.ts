import { randomBytes } from "node:crypto";
import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";
import type { SqlDatabase } from "../database/sql-database.ts";
import {
  type ApiAnswer,
  type ApiHandler,
  type ApiRequest,
  jsonAnswer,
} from "../http/api-message.ts";
import { demoProviderId } from "../seed/clubs/demo-provider-ids.ts";
import { ACTIVE_SEASON_ID } from "../seed/demo-teams.ts";
import { createLeagueClock, type LeagueClock } from "../seed/league-clock.ts";
import { FAULT_KINDS, type Fault, spoiled } from "./faults.ts";
import {
  gamesAnswer,
  infoAnswer,
  leaguesAnswer,
  standingsAnswer,
  teamsAnswer,
} from "./simulated-answers.ts";
import { simulatedLeagues } from "./simulated-league.ts";

export interface ProviderSimulator {
  /** `/dev/provider`: the provider's five paths under /v1/sites/demo, and POST /control. */
  readonly handle: ApiHandler;
  readonly site: string;
  readonly token: string;
}

const SITE = "demo";

/** The demo's season was entered this many days before the first start. */
const ENTERED_BEFORE_DAYS = 40;

/**
 * Stands in for the league provider of the demo league: the same leagues, moving on with the date.
 * Undefined where the demo league is not.
 * @param controlKey opens POST /control: `{today, faults}` sets the date and what goes wrong.
 */
export async function openSimulator(
  database: SqlDatabase,
  zone: string | undefined,
  controlKey: string,
  nowMs: () => number,
): Promise<ProviderSimulator | undefined> {
  const [season] = await database.query<{ created_at: string }>(
    "select created_at::text from public.seasons where id = $1",
    [ACTIVE_SEASON_ID],
  );
  if (season === undefined) return undefined;
  const firstStart = addDays(season.created_at, ENTERED_BEFORE_DAYS);
  const clock = createLeagueClock(firstStart, zone);
  const token = randomBytes(18).toString("base64url");
  const leagues = simulatedLeagues();
  let date: string | undefined;
  let faults: Fault[] = [];

  function control(request: ApiRequest): ApiAnswer {
    if (request.headers.apikey !== controlKey) return jsonAnswer(401, { error: "Unauthorized" });
    const order = JSON.parse(request.body.toString()) as { today?: string; faults?: Fault[] };
    const known = (order.faults ?? []).every(({ kind }) => FAULT_KINDS.includes(kind));
    if (!known) return jsonAnswer(400, { error: `A fault is one of ${FAULT_KINDS.join(", ")}.` });
    date = order.today;
    faults = [...(order.faults ?? [])];
    return { status: 204 };
  }

  function takeFault(path: string): Fault | undefined {
    const fault = faults.find((each) => path.endsWith(each.path ?? ""));
    if (fault?.times === undefined) return fault;
    const rest = faults.filter((each) => each !== fault);
    faults = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }, ...rest] : rest;
    return fault;
  }

  async function handle(request: ApiRequest): Promise<ApiAnswer> {
    const { method, path, headers } = request;
    if (!isFromHere(request)) return jsonAnswer(404, { error: "Not Found" });
    if (method === "POST" && path === "/control") return control(request);
    const inSite = new RegExp(`^/v1/sites/${SITE}(/.*)$`).exec(path)?.[1];
    if (inSite === undefined || method !== "GET") return jsonAnswer(404, { error: "Not Found" });
    if (headers["x-client-token"] !== token) return jsonAnswer(401, { error: "Unauthorized" });
    const answer = answerTo(
      inSite,
      leagues,
      dayNumber(date ?? clock.dayOf(new Date(nowMs())), clock),
      clock,
    );
    if (answer === undefined) return jsonAnswer(404, { error: "Not Found" });
    const fault = takeFault(inSite);
    return fault === undefined ? jsonAnswer(200, answer) : spoiled(answer, fault);
  }

  return { handle, site: SITE, token };
}

function answerTo(
  path: string,
  leagues: ReturnType<typeof simulatedLeagues>,
  today: number,
  clock: LeagueClock,
): unknown {
  if (path === "/leagues") return leaguesAnswer(leagues, today);
  const [, info, list, what] =
    /^(?:\/leagues-info\/(\d+)|\/leagues\/(\d+)\/(teams\/|games|standings))$/.exec(path) ?? [];
  const league = leagues.find((each) => demoProviderId(each.league.id) === (info ?? list));
  if (info !== undefined) return league ? infoAnswer(league, today, clock) : { leagues: [] };
  if (league === undefined) return undefined;
  switch (what) {
    case "teams/":
      return teamsAnswer(league, today);
    case "games":
      return gamesAnswer(league, today, clock);
    case "standings":
      return standingsAnswer(league, today);
    default:
      return undefined;
  }
}

/** Days from the demo's first start to a date. */
function dayNumber(date: string, clock: LeagueClock): number {
  return differenceInCalendarDays(parseISO(date), parseISO(clock.dateOf(0)));
}

/** Only this machine asks: the server's own functions, and tests. */
function isFromHere({ remoteAddress }: ApiRequest): boolean {
  return /^(::1|127\.|::ffff:127\.)/.test(remoteAddress);
}
