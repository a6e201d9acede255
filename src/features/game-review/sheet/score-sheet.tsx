import { ChevronRight } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import type { GameTeamView } from "../../../app/queries/game/game-view.ts";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { SIDES, TIMEOUTS_PER_TEAM } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Game } from "../../../domain/game/game.ts";
import { PLAY_BUTTONS, STAT_BUTTONS } from "../../../domain/game/plays.ts";
import { plainName } from "../../../domain/roster/player-label.ts";
import { isSelectable } from "../../../domain/roster/roster-rules.ts";
import { shortPlayerName } from "../../../domain/roster/short-names.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { QrCode } from "../../../parts/qr-code.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { gameUrl } from "../head/share-game.ts";
import { sheetMessages } from "./sheet-messages.ts";
import { sheetRows } from "./sheet-rows.ts";
import "./sheet.css";

/** Fills one page. Lengths are millimetres in print and fractions of the width on a screen. */
export function ScoreSheet() {
  const game = useGame((view) => view.game);
  const [visitor, home] = useGame((view) => [view.visitor, view.home]) as [
    GameTeamView,
    GameTeamView,
  ];
  const rosters = [visitor, home].map(({ players }) => players.filter(isSelectable));
  const rows = sheetRows(rosters.map(({ length }) => length));
  const lines = {
    "--sheet-row": `calc(${rows.heightMm} * var(--mm))`,
  } as CSSProperties;
  return (
    <section
      className="sheet-frame"
      aria-label={sheetMessages.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
      tabIndex={0}
    >
      {/* It looks like paper in every theme. */}
      <article className="sheet" data-theme="sun" style={lines}>
        <Head game={game} visitor={visitor.team.name} home={home.team.name} />
        <div className="sheet-teams">
          {[visitor, home].map((team, at) => (
            <Team key={team.side} team={team} roster={rosters[at] ?? []} rows={rows.count} />
          ))}
        </div>
        <RunningScore visitor={visitor} home={home} />
        <div className="sheet-remarks">
          <Line label={sheetMessages.remarks} />
        </div>
        <div className="sheet-lines">
          {SIDES.map((side) => (
            <Line key={side} label={sheetMessages.captain[side]} />
          ))}
        </div>
        <p className="sheet-key">{sheetMessages.key}</p>
      </article>
      <span className="sheet-more" aria-hidden="true">
        <Icon as={ChevronRight} size="sm" />
      </span>
    </section>
  );
}

function Head({ game, visitor, home }: { game: Game; visitor: string; home: string }) {
  const url = gameUrl(game.id);
  return (
    <header className="sheet-head">
      <div>
        <p className="sheet-small">
          {sheetMessages.head}
          {game.weekNumber !== null && `, ${gameMessages.week(game.weekNumber)}`}
        </p>
        <h2 className="sheet-title">
          <bdi>{visitor}</bdi> <span>{sheetMessages.at}</span> <bdi>{home}</bdi>
        </h2>
        <div className="sheet-lines">
          <Line label={sheetMessages.date}>
            {game.gameDate === "" ? null : dayText(game.gameDate, "full")}
          </Line>
          <Line label={sheetMessages.time}>{twelveHourTime(game.gameTime)}</Line>
          <Line label={sheetMessages.field}>{game.fieldLocation}</Line>
        </div>
        <div className="sheet-lines">
          <Line label={sheetMessages.referee} />
          <Line label={sheetMessages.scorekeeper} />
        </div>
      </div>
      <figure className="sheet-code">
        <QrCode text={url} title={`${sheetMessages.code}: ${url}`} className="w-full" />
        <figcaption>{sheetMessages.code}</figcaption>
      </figure>
    </header>
  );
}

/** Draws a line to write on, which starts with what the schedule knows. */
function Line({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <p className="sheet-line">
      <span>{label}</span> <b>{children}</b>
    </p>
  );
}

function Team({
  team: { side, team },
  roster,
  rows,
}: {
  team: GameTeamView;
  roster: GameTeamView["players"];
  rows: number;
}) {
  return (
    <section aria-label={team.name}>
      <div className="sheet-team">
        <h3>
          <span className="sheet-small">{sheetMessages.sides[side]}</span>
          <bdi className="sheet-name name-fit" data-short={team.shortName}>
            {team.name}
          </bdi>
        </h3>
        <p>
          <span className="sheet-small">{sheetMessages.timeouts}</span>
          <span className="sheet-boxes">
            {numbered(TIMEOUTS_PER_TEAM).map((timeout) => (
              <i key={timeout} />
            ))}
          </span>
        </p>
      </div>
      <table className="sheet-table">
        <thead>
          <tr>
            <th className="sheet-number">{sheetMessages.number}</th>
            <th className="sheet-player">{sheetMessages.player}</th>
            {STAT_BUTTONS.map((stat) => (
              <th key={stat}>{PLAY_BUTTONS[stat].short}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map((row) => {
            const player = roster[row - 1];
            return (
              <tr key={row}>
                <td className="sheet-number">
                  <div>{player?.jerseyNumber}</div>
                </td>
                <td className="sheet-player">
                  {player && (
                    <div dir="auto" className="name-fit" data-short={shortPlayerName(player.name)}>
                      {plainName(player.name)}
                    </div>
                  )}
                </td>
                {STAT_BUTTONS.map((stat) => (
                  <td key={stat} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A wide page has room for this many scores of one team. */
const SCORES = 16;

function RunningScore(teams: Record<"visitor" | "home", GameTeamView>) {
  return (
    <section aria-label={sheetMessages.runningScore}>
      <p className="sheet-small">
        {sheetMessages.runningScore}
        <span>{sheetMessages.final}</span>
      </p>
      {SIDES.map((side) => (
        <div key={side} className="sheet-score">
          <b>{teams[side].team.shortName}</b>
          {numbered(SCORES).map((score) => (
            <i key={score} />
          ))}
          <i className="sheet-final" />
        </div>
      ))}
    </section>
  );
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
