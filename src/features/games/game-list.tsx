import { type ReactNode, useMemo } from "react";
import type { GameListItem } from "../../app/queries/device/use-game-list.ts";
import { useSession } from "../../app/session/use-session.ts";
import { gameAction } from "../../parts/games/game-action.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { SLIP_COLUMNS } from "../../parts/games/game-slip.tsx";
import { MoreOnSight } from "../../parts/long-list/more-on-sight.tsx";
import { useListLength } from "../../parts/long-list/use-list-length.ts";
import { dayText } from "../../parts/page/day-text.ts";
import { Section } from "../../ui/section.tsx";
import { GameCard } from "./game-card.tsx";
import { firstCards, type GameSection, gameSections, mainGame } from "./game-sections.ts";
import { gamesMessages } from "./games-messages.ts";

/** The cards under their headings; a long list is drawn as it is scrolled. */
export function GameList({
  games,
  today,
  couldCollect,
}: {
  games: readonly GameListItem[];
  today: string;
  /** From the last visit: until the session is known, the buttons stay as they were then. */
  couldCollect: boolean;
}) {
  const { length, grow } = useListLength();
  const mayCollect = useMayCollect(couldCollect);
  const sections = useMemo(() => gameSections(games, today), [games, today]);
  const main = mainGame(sections);
  return (
    <div className="grid gap-6">
      {firstCards(sections, length).map((section) => (
        <Section
          key={section.key}
          title={gamesMessages.sections[section.key]}
          aside={gameMessages.found(section.count)}
        >
          <Days
            section={section}
            mayCollect={mayCollect}
            card={(item) => <GameCard item={item} isMain={item === main} mayCollect={mayCollect} />}
          />
        </Section>
      ))}
      {games.length > length && (
        <MoreOnSight key={length} label={gamesMessages.more} onMore={grow} />
      )}
    </div>
  );
}

function Days({
  section: { days },
  mayCollect,
  card,
}: {
  section: GameSection<GameListItem>;
  mayCollect: boolean;
  card: (item: GameListItem) => ReactNode;
}) {
  return (
    <div className="mt-2 grid gap-5">
      {days.map(({ date, items }) => (
        <div key={date}>
          {date !== null && <h3 className="type-h3 mb-2">{dayText(date, "weekday")}</h3>}
          <div className={SLIP_COLUMNS}>
            {items.map((item) => (
              // Off the screen a card costs nothing but its place.
              <div
                key={item.game.id}
                className={`grid [content-visibility:auto] ${placeOf(item, mayCollect)}`}
              >
                {card(item)}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Estimates an undrawn card's height from its content, so that Back finds the same place. */
function placeOf({ game, status }: GameListItem, mayCollect: boolean): string {
  if (status === "completed") return "[contain-intrinsic-size:auto_256px]";
  return gameAction(game, mayCollect) === null
    ? "[contain-intrinsic-size:auto_160px]"
    : "[contain-intrinsic-size:auto_223px]";
}

/** People without the right see no button that would be refused (D12). */
function useMayCollect(couldCollect: boolean): boolean {
  const session = useSession();
  if (session.status === "starting") return couldCollect;
  return (
    session.status === "signed-in" && (session.user.mayCollect || session.user.role === "admin")
  );
}
