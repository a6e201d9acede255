import { afterAll, expect, test } from "vitest";
import type { ApiHandler } from "../../supabase/local/http/api-message.ts";
import { createPicturesHandler } from "../../supabase/local/pictures/handle-pictures.ts";
import { createPictureDrawer } from "../../supabase/local/pictures/picture-drawer.ts";
import type { PlayerPicture, TeamPicture } from "../../supabase/local/pictures/picture-facts.ts";

const TEAM = "00000000-0000-4000-8000-0000000001e1";
const CREST = "c".repeat(32);
const drawer = createPictureDrawer();
afterAll(() => drawer.stop());

const player = (name: string): PlayerPicture => ({
  ...{ kind: "player", name, team: "Falcons", season: "Fall 2026" },
  ...{ jersey_number: "7", color: null, figures: null },
});

test("a server that stops waits for no picture, and draws none afterwards", async () => {
  const stopped = createPictureDrawer();
  const tasks = Array.from({ length: 12 }, (_, at) => ({
    facts: player(`Ada ${at}`),
    crests: new Map(),
  }));
  const drawn = tasks.map((task) => stopped.draw(task));
  await stopped.stop();
  expect(await Promise.all(drawn)).toEqual(tasks.map(() => null));
  expect(await stopped.draw({ facts: player("Late"), crests: new Map() })).toBeNull();
});

test("a crest that cannot be read now is not left out of a picture that is kept", async () => {
  const facts: TeamPicture = {
    ...{ kind: "team", name: "Falcons", league: "Coed", season: "Fall 2026", team_id: TEAM },
    teams: [{ id: TEAM, name: "Falcons", short_name: null, code: null, color: null, crest: CREST }],
    record: null,
  };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9"/></svg>';
  let crestStatus = 503;
  const rest: ApiHandler = async () => ({ status: 200, body: JSON.stringify(facts) });
  const crests: ApiHandler = async () => ({
    status: crestStatus,
    headers: { "content-type": "image/svg+xml" },
    body: svg,
  });
  const pictures = createPicturesHandler({ rest, crests, drawer });
  const ask = () =>
    pictures({
      ...{ method: "GET", path: `/team/${TEAM}.png`, query: new URLSearchParams(), headers: {} },
      ...{ body: Buffer.alloc(0), origin: "http://app.test" },
      ...{ remoteAddress: "127.0.0.1", callerAddress: "127.0.0.1" },
    });
  expect((await ask()).status).toBe(302);
  crestStatus = 200;
  expect((await ask()).status).toBe(200);
});
