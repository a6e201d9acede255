import { expect, test } from "vitest";
import { createPictureDrawer } from "../../supabase/local/pictures/picture-drawer.ts";
import type { PlayerPicture } from "../../supabase/local/pictures/picture-facts.ts";

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
