import ICAL from "ical.js";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";

ICAL.design.strict = true;

const SEASON = "00000000-0000-4000-8000-0000000000c1";
const OTHER = "00000000-0000-4000-8000-0000000000c2";
const NO_ONE = "00000000-0000-4000-8000-0000000000cf";
const team = (n: number) => `00000000-0000-4000-8000-0000000001c${n}`;
const game = (n: number) => `00000000-0000-4000-8000-0000000002c${n}`;

const backend = sharedBackend();

beforeAll(async () => {
  await backend.database.exec(`
    insert into seasons (id, name, year) values ('${SEASON}', 'Fall 2026', 2026), ('${OTHER}', 'Spring', 2026);
    insert into leagues (id, season_id, name) values ('${game(9)}', '${SEASON}', 'Coed'), ('${game(8)}', '${OTHER}', 'Coed');
    insert into teams (id, league_id, name) values ('${team(1)}', '${game(9)}', 'Falcons; the, "first"'),
      ('${team(2)}', '${game(9)}', 'Störm Chasers ${"of the long name ".repeat(5)}'), ('${team(3)}', '${game(9)}', 'Herons');
    insert into games (id, league_id, team_visitor_id, team_home_id, game_date, game_time, field_location, week_number) values
      ('${game(1)}', '${game(9)}', '${team(1)}', '${team(2)}', '2026-10-25', '18:30', E'Field 4,\\nNorth', 3),
      ('${game(2)}', '${game(9)}', '${team(2)}', '${team(1)}', '2026-11-08', '18:30', null, 5),
      ('${game(3)}', '${game(9)}', '${team(3)}', '${team(1)}', '2026-11-15', null, null, null),
      ('${game(4)}', '${game(9)}', '${team(2)}', '${team(3)}', '2026-11-15', '23:45', null, 6);
    update games set outcome = 'cancelled' where id = '${game(2)}';
    update app_settings set league_time_zone = 'America/New_York';`);
});

const get = (path: string, init?: RequestInit) => fetch(backend.url + path, init);

/** The events of a calendar by their game, as a strict parser reads them. */
async function read(path: string) {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents("vtimezone").map((each) => new ICAL.Timezone(each));
  const events = new Map<string, ICAL.Event>();
  for (const component of calendar.getAllSubcomponents("vevent")) {
    const event = new ICAL.Event(component);
    expect(events.has(event.uid)).toBe(false);
    events.set(event.uid, event);
  }
  return { text, calendar, zones, events };
}

const statusOf = (event: ICAL.Event | undefined) =>
  event?.component.getFirstPropertyValue("status");

describe("a calendar (RFC 5545)", () => {
  test("of a team has its games and no other, in the league's zone on both sides of a clock change", async () => {
    const { calendar, zones, events } = await read(`/calendar/team/${team(1)}.ics`);
    expect(calendar.getFirstPropertyValue("name")).toBe('Falcons; the, "first", Fall 2026');
    expect([...events.keys()]).toEqual([game(1), game(2), game(3)]);
    expect(zones.map(({ tzid }) => tzid)).toEqual(["America/New_York"]);
    const [summer, winter] = [events.get(game(1)), events.get(game(2))];
    expect(summer?.startDate.zone.tzid).toBe("America/New_York");
    expect(summer?.startDate.toString()).toBe("2026-10-25T18:30:00");
    expect(summer?.endDate.toString()).toBe("2026-10-25T19:30:00");
    expect(summer?.startDate.toJSDate().toISOString()).toBe("2026-10-25T22:30:00.000Z");
    expect(winter?.startDate.toJSDate().toISOString()).toBe("2026-11-08T23:30:00.000Z");
    expect(summer?.summary).toMatch(/^Falcons; the, "first" at Störm Chasers of the long name/);
    expect(summer?.location).toBe("Field 4,\nNorth");
  });

  test("a game without a time stands on its day; one that ends after midnight ends on the next", async () => {
    const { events } = await read(`/calendar/season/${SEASON}.ics`);
    expect(events.size).toBe(4);
    expect(events.get(game(3))?.startDate.isDate).toBe(true);
    expect(events.get(game(3))?.startDate.toString()).toBe("2026-11-15");
    expect(events.get(game(4))?.endDate.toString()).toBe("2026-11-16T00:45:00");
  });

  test("a moved game keeps its UID and its SEQUENCE grows; a cancelled one says so; an archived one goes", async () => {
    const before = await read(`/calendar/team/${team(1)}.ics`);
    expect(statusOf(before.events.get(game(1)))).toBe("CONFIRMED");
    expect(statusOf(before.events.get(game(2)))).toBe("CANCELLED");
    expect(before.events.get(game(2))?.summary).toMatch(/^Cancelled: /);
    await backend.database.exec(`
      alter table games disable trigger touch;
      update games set game_date = '2026-10-26', game_time = '20:00', updated_at = now() + interval '2 s' where id = '${game(1)}';
      alter table games enable trigger touch;
      update games set archived_at = now() where id = '${game(3)}';`);
    const after = await read(`/calendar/team/${team(1)}.ics`);
    expect([...after.events.keys()]).toEqual([game(1), game(2)]);
    const [was, is] = [before.events.get(game(1)), after.events.get(game(1))];
    expect(is?.startDate.toString()).toBe("2026-10-26T20:00:00");
    expect(is?.sequence).toBeGreaterThan(was?.sequence ?? Number.POSITIVE_INFINITY);
    expect(after.events.get(game(2))?.sequence).toBe(before.events.get(game(2))?.sequence);
  });

  test("says in its headers what it is and how long it may be kept, and HEAD has no body", async () => {
    const answer = await get(`/calendar/team/${team(1)}.ics`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(await answer.text()).toBe("");
  });

  test.each([
    ["a team that is not there", `/calendar/team/${NO_ONE}.ics`, "GET", 404],
    ["a season that is not there", `/calendar/season/${NO_ONE}.ics`, "GET", 404],
    ["a team's id as a season's", `/calendar/season/${team(1)}.ics`, "GET", 404],
    ["no id", "/calendar/team/falcons.ics", "GET", 404],
    ["no kind", `/calendar/player/${NO_ONE}.ics`, "GET", 404],
    ["nothing", "/calendar", "GET", 404],
    ["a write", `/calendar/team/${team(1)}.ics`, "POST", 405],
  ])("%s is refused and not kept", async (_, path, method, status) => {
    const answer = await get(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("D10: shows nothing that visitors may not see", async () => {
    await backend.database.exec("update app_settings set public_browsing = 'off'");
    expect((await get(`/calendar/season/${SEASON}.ics`)).status).toBe(404);
    await backend.database.exec("update app_settings set public_browsing = 'all'");
    await backend.database.exec(`update seasons set deleted_at = now() where id = '${OTHER}'`);
    expect((await get(`/calendar/season/${OTHER}.ics`)).status).toBe(404);
    expect((await get(`/calendar/season/${SEASON}.ics`)).status).toBe(200);
  });
});
