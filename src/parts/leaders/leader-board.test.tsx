import { readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as lines from "../../../tests/helpers/builders/make-season-lines.ts";
import type { SeasonFigures } from "../../domain/standings/season-figures.ts";
import { LeaderBoard } from "./leader-board.tsx";
import type { NameSlots } from "./name-slots.tsx";

const season: SeasonFigures = {
  teams: [
    lines.teamSeason("Brotherhood <United>", {
      forfeitedSeason: true,
      gamesPlayed: 1,
      losses: 1,
      draws: 1,
      forfeitWins: 1,
      all: {
        ...lines.teamFigures({ passTouchdowns: 2, rushTouchdowns: 1, receivingTouchdowns: 2 }),
        totalTouchdowns: 3,
      },
    }),
  ],
  players: [
    lines.playerSeason("Ada Reyes", lines.playerFigures({ tackles: 40 }, 2, 40)),
    lines.playerSeason("Zoë 12", lines.playerFigures({ tackles: 1 }, 1, 1), { jerseyNumber: "00" }),
  ],
};

type Props = Parameters<typeof LeaderBoard>[0];

/** The board as its markup; `words` leaves out the tags. */
function draw(props: Partial<Props> = {}) {
  const markup = renderToStaticMarkup(
    <LeaderBoard season={season} tab="team" onTab={() => {}} names={{}} {...props} />,
  );
  const words = markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  return { markup, words };
}

describe("the fantasy dashboard (P §2, A §2)", () => {
  it("D49: a forfeited season is an asterisk that is read, and a caption in QB Protection", () => {
    const { words } = draw();
    expect(words).toContain("Brotherhood <United> * Forfeited season");
    expect(words).toMatch(/QB Protection Sacks allowed 1 Brotherhood.{0,40}Forfeited season 0/);
  });

  it("D49: hands the asterisk and the breakdown to whoever draws the team's name, so that they stay with it", () => {
    const { words } = draw({
      names: {
        team: ({ teamName }, notes) => (
          <b>
            [{teamName.slice(0, 11)} {notes}]
          </b>
        ),
      },
    });
    expect(words).toMatch(/Best Record 1 \[Brotherhood \* Forfeited season \] 1-1-1/);
    expect(words).toMatch(/Touchdown Leaders .* Forfeited season 2 \/ 1 \/ 2 .* receiving \] 3/);
  });

  it.each([
    [{ forfeitedSeason: true, forfeitWins: 0 }, /At a team: forfeited season\./, /In a record/],
    [{ forfeitedSeason: false, forfeitWins: 1 }, /In a record: won or lost by forfeit\./, /At a/],
  ])("D46a, D49: each asterisk has the words of its own reason: %j", (reason, said, unsaid) => {
    const teams = season.teams.map((team) => ({ ...team, ...reason }));
    const { words } = draw({ season: { ...season, teams } });
    expect(words).toMatch(said);
    expect(words).not.toMatch(unsaid);
  });

  it("D49: says that the best defense leaves out forfeited seasons, where there is one and points count", () => {
    const note = /Best defense leaves out forfeited seasons\./;
    expect(draw().words).toMatch(note);
    expect(draw({ stage: "playoffs" }).words).not.toMatch(note);
    const teams = season.teams.map((team) => ({ ...team, forfeitedSeason: false }));
    expect(draw({ season: { ...season, teams } }).words).not.toMatch(note);
  });

  it("says every figure beside its mark, and the breakdown in words", () => {
    const { words } = draw();
    expect(words).toMatch(/Touchdown Leaders .*2 \/ 1 \/ 2 2 passing, 1 rushing, 2 receiving 3/);
    expect(words).toMatch(/Best Record .* 1-1-1\*/);
  });

  it("draws a cell a game: won, half drawn, lost", () => {
    const cells = draw()
      .markup.match(/<i class="relative[^>]*>/g)
      ?.map((cell) => [/ bg-brand/.test(cell), /after:bg-brand/.test(cell)]);
    expect(cells).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it("gives the last of a race a bar of a tenth and its points in full", () => {
    const { markup, words } = draw();
    expect(markup).toContain("width:10%");
    expect(words).toMatch(/number 00 Zoë Falcons 1 /);
    expect(words).toContain("no jersey number Ada Reyes Falcons 40");
  });

  it("a card says how many more share its lead", () => {
    const pair = ["Ada Reyes", "Bo Carter", "Cy Diaz"].map((name) =>
      lines.playerSeason(name, lines.playerFigures({ tackles: 3 }, 1, 9)),
    );
    const teams = ["Falcons", "Storm"].map((name) =>
      lines.teamSeason(name, { gamesPlayed: 2, pointsScored: 20, pointsAllowed: 6 }),
    );
    const { words } = draw({ season: { teams, players: pair } });
    expect(words).toMatch(/FANTASY LEADER 9 PTS Ada Reyes and 2 more TOP OFFENSE/);
    expect(words).toMatch(/TOP OFFENSE 20 PF Falcons and 1 more BEST DEFENSE/);
  });

  it("names players and teams in plain text, or as its slots say", () => {
    expect(draw().markup).not.toContain("<a ");
    const names: NameSlots = {
      player: ({ playerId }) => <a href={playerId}>player</a>,
      team: ({ teamId }) => <a href={teamId}>team</a>,
    };
    const { markup, words } = draw({ names, tab: "defense" });
    expect(words).not.toMatch(/Ada|Falcons|Brotherhood/);
    expect(markup).toContain('<a href="Ada Reyes">player</a>');
  });

  it("takes a race that was read by itself, or says that it could not be", () => {
    const [ada] = season.players;
    if (ada === undefined) throw new Error("no player");
    const races = { offensive: [{ ...ada, points: 99, gamesPlayed: 1 }] };
    expect(draw({ tab: "offense", races }).words).toMatch(/Offensive MVP Race .*Ada Reyes .* 99/);
    const { words } = draw({ tab: "offense", races: { offensive: "failed" } });
    expect(words).toContain("Failed to load offensive MVP data");
  });

  it.each([
    ["fewer games part equal figures in rank and color, and the list says so", 2, 1, 4, false],
    ["equal games leave a shared rank in one color, which needs no word", 1, 0, 4, true],
    ["a smaller figure is ink", 1, 0, 3, false],
  ])("D46: %s", (_, gamesPlayed, notes, sacks, isShared) => {
    const [first, second] = ["Ada Reyes", "Bo Carter"].map((name, at) =>
      lines.playerSeason(
        name,
        lines.playerFigures({ sacks: at === 0 ? 4 : sacks }, at === 0 ? 1 : gamesPlayed, 0),
      ),
    );
    if (first === undefined || second === undefined) throw new Error("two players");
    const { markup, words } = draw({
      tab: "defense",
      season: { teams: [], players: [first, second] },
    });
    expect(words).toContain("Bo Carter");
    const outlines = markup.match(/left-0 bg-line-strong sun:border-2/g) ?? [];
    expect(outlines).toHaveLength(isShared ? 0 : 1);
    const colors = [...markup.matchAll(/left-0 bg-([a-z-]+)/g)].map(([, color]) => color);
    expect(colors).toEqual(["brand", isShared ? "brand" : "line-strong"]);
    expect(words.split("At equal figures, fewer games lead.")).toHaveLength(notes + 1);
  });

  it("D46: a race says it too", () => {
    const runners = [1, 2].map((gamesPlayed) => ({
      ...lines.playerSeason(`Runner of ${gamesPlayed}`, lines.playerFigures({}, gamesPlayed, 0)),
      points: 9,
      gamesPlayed,
    }));
    const wordsOf = (race: typeof runners) =>
      draw({ tab: "defense", races: { defensive: race } }).words;
    expect(wordsOf(runners)).toContain("At equal figures, fewer games lead.");
    expect(wordsOf(runners.slice(1))).not.toContain("At equal figures");
  });

  it("says that there is nothing yet, with a way on", () => {
    const nothing = { teams: [], players: [] };
    const { words } = draw({ season: nothing, wayOn: <a href="/games">Games</a> });
    expect(words.match(/No data/g)).toHaveLength(4);
    expect(words).toContain("No players with fantasy points yet");
    expect(words).toContain("No statistics yet");
    expect(words).toContain("Games");
  });

  it("D68: needs no router, no library of widgets, no icons, so that it stays small elsewhere", () => {
    const packages = new Set<string>();
    const seen = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const [, request = ""] of readFileSync(file, "utf8").matchAll(
        /^(?:import|export)(?! type)[^;]*?from "([^"]+)";/gm,
      )) {
        if (request.startsWith(".")) follow(path.resolve(path.dirname(file), request));
        else packages.add(request);
      }
    };
    follow(path.resolve(import.meta.dirname, "leader-board.tsx"));
    follow(path.resolve(import.meta.dirname, "leader-board-skeleton.tsx"));
    expect([...packages].sort()).toEqual(["clsx", "react"]);
    expect(seen.size).toBeGreaterThan(15);
  });
});
