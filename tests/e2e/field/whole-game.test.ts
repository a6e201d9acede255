import { untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { type Side, STARTERS, wholeGame } from "../support/whole-game/acts.ts";
import { expectOnServer } from "../support/whole-game/on-server.ts";
import { atTheStart, playActs } from "../support/whole-game/play-acts.ts";
import { tally } from "../support/whole-game/tally.ts";

const ACTS = wholeGame(96, 7);
/** The act in the middle that begins a play, because Undo Last works only in the tab of the play. */
const HALF_TIME = ACTS.findIndex((act, at) => at >= ACTS.length / 2 && act.act === "play");

test(
  "a whole game is played without a network and is on the server exactly once",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await untouchedGame(server);
    const expected = tally(ACTS);
    const phone = await newPhone();
    await signIn(phone, DEMO.scorer);
    const live = new LiveScreen(phone, game);
    await live.open();
    await live.chooseRosters({
      visitor: game.visitor.players.slice(0, STARTERS),
      home: game.home.players.slice(0, STARTERS),
    });
    await expect.poll(() => live.sync()).toMatchObject({ state: "saved", pending: 0 });
    await waitUntilInstalled(phone);
    await server.stop();

    const progress = atTheStart();
    await playActs(live, ACTS.slice(0, HALF_TIME), progress);

    // The phone discards the tab in the middle of the game; everything recorded by then is stored.
    await expect.poll(async () => (await live.sync()).pending).toBeGreaterThanOrEqual(HALF_TIME);
    const context = phone.context();
    await phone.close();
    const reopened = await context.newPage();
    const liveAgain = new LiveScreen(reopened, game);
    await liveAgain.open();
    await expect(reopened.getByTestId("stat-grid")).toBeVisible();
    // The feed grows between frames, and a play is told by the rows that it adds.
    const { liveEntries } = tally(ACTS.slice(0, HALF_TIME));
    await expect.poll(() => liveAgain.entryIds()).toHaveLength(liveEntries);
    await playActs(liveAgain, ACTS.slice(HALF_TIME), progress);

    await expect.poll(() => liveAgain.score()).toEqual(expected.score);
    await expect.poll(() => liveAgain.entryIds()).toHaveLength(expected.liveEntries);
    await expect
      .poll(async () => (await liveAgain.sync()).pending)
      .toBeGreaterThanOrEqual(ACTS.length);
    await expect.poll(() => liveAgain.sync()).toMatchObject({ attention: 0 });

    await liveAgain.finalize();
    await expect(reopened).toHaveURL(new RegExp(`/games/${game.id}/review$`));
    await expect(reopened.getByText("COMPLETED", { exact: true }).first()).toBeVisible();
    await expect(reopened.getByTestId("score-visitor")).toHaveText(String(expected.score.visitor));
    await expect(reopened.getByTestId("score-home")).toHaveText(String(expected.score.home));

    await server.start();
    await expectOnServer(server.service, game, expected);

    const second = await newPhone();
    await signIn(second, DEMO.scorer2);
    await second.goto(`/games/${game.id}/review`);
    await expect(second.getByTestId("score-visitor")).toHaveText(String(expected.score.visitor));
    await expect(second.getByTestId("score-home")).toHaveText(String(expected.score.home));
    await expect(second.getByRole("tab", { name: /Play-by-Play Timeline/ })).toContainText(
      String(expected.liveEntries),
    );
    for (const [key, totals] of expected.players) {
      const [side, index] = key.split(":") as [Side, string];
      const { plainName } = game[side].players[Number(index)] ?? { plainName: key };
      const line = second.getByRole("listitem").filter({ hasText: plainName }).first();
      await expect(line).toContainText(String(totals.total_fantasy_points));
    }
  },
);
