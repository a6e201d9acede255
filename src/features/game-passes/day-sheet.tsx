import type { MadePass } from "../../domain/access/game-pass.ts";
import type { ManagedGame, SeasonSchedule } from "../../domain/season/clubs/managed-game.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { dayText } from "../../parts/page/day-text.ts";
import { madePassMessages } from "../../parts/passes/made-pass-messages.ts";
import { passUrl } from "../../parts/passes/pass-url.ts";
import { QrCode } from "../../parts/qr-code.tsx";
import { Section } from "../../ui/section.tsx";
import { gamePassesMessages as words } from "./game-passes-messages.ts";

/** Lists the games, then prints their codes, two in a row; a page end cuts none. */
export function DaySheet({
  passes,
  games,
  teams,
}: {
  passes: readonly MadePass[];
  games: readonly ManagedGame[];
  teams: SeasonSchedule["teams"];
}) {
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? "";
  const titleOf = (game: ManagedGame) =>
    words.game(nameOf(game.teamVisitorId), nameOf(game.teamHomeId));
  if (passes.length === 0) {
    return (
      <Section title={words.openGames}>
        <ul aria-label={words.openGames} className="mt-2 grid gap-3 wide:grid-cols-2">
          {games.map((game) => (
            <li key={game.id} className="card px-4 py-2.5">
              <p className="font-strong wrap-anywhere" dir="auto">
                {titleOf(game)}
              </p>
              <p className="text-dense text-text-2">{factsOf(game)}</p>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <ul aria-label={words.sheetTitle} className="grid gap-4 tablet:grid-cols-2 print:grid-cols-2">
      {passes.map((pass) => {
        const game = games.find(({ id }) => id === pass.gameId);
        if (game === undefined) return null;
        const title = titleOf(game);
        return (
          <li
            key={pass.passId}
            className="card grid break-inside-avoid content-start justify-items-center p-4"
          >
            <h2 className="type-h2 text-center wrap-anywhere" dir="auto">
              {title}
            </h2>
            <p className="text-center text-dense">{factsOf(game)}</p>
            <QrCode
              text={passUrl(pass)}
              title={madePassMessages.qr(title)}
              className="my-2 w-full max-w-64 rounded-chip print:my-0"
            />
            <p className="font-strong">{words.scan}</p>
            <p className="text-dense">{madePassMessages.ends(pass)}</p>
          </li>
        );
      })}
    </ul>
  );
}

function factsOf({ gameDate, gameTime, fieldLocation }: ManagedGame): string {
  return [dayText(gameDate, "weekday"), twelveHourTime(gameTime), fieldLocation]
    .filter(Boolean)
    .join(" · ");
}
