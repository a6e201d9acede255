import { type ReactNode, useMemo } from "react";
import type { GameListItem } from "../../app/queries/use-game-list.ts";
import { useSession } from "../../app/session/use-session.ts";
import { gameMessages } from "../../parts/game-messages.ts";
import { GAME_COLUMNS } from "../../parts/game-slip.tsx";
import { gameDateText } from "../../parts/game-when.ts";
import { MoreOnSight } from "../../parts/long-list/more-on-sight.tsx";
import { useListLength } from "../../parts/long-list/use-list-length.ts";
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
  /** As of the last visit: until the session is known, the buttons stay as they were then. */
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
  card,
}: {
  section: GameSection<GameListItem>;
  card: (item: GameListItem) => ReactNode;
}) {
  return (
    <div className="mt-2 grid gap-5">
      {days.map(({ date, items }) => (
        <div key={date}>
          {date !== null && <h3 className="type-h3 mb-2">{gameDateText(date)}</h3>}
          <div className={GAME_COLUMNS}>
            {items.map((item) => (
              // Off the screen a card costs nothing but its place.
              <div
                key={item.game.id}
                className="grid [contain-intrinsic-size:auto_240px] [content-visibility:auto]"
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

/** Who may not is shown no button that would be refused (D12). */
function useMayCollect(couldCollect: boolean): boolean {
  const session = useSession();
  if (session.status === "starting") return couldCollect;
  return (
    session.status === "signed-in" && (session.user.mayCollect || session.user.role === "admin")
  );
}
