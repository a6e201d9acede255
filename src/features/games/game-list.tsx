import { type ReactNode, useMemo } from "react";
import type { GameListItem } from "../../app/queries/device/use-game-list.ts";
import { useSession } from "../../app/session/use-session.ts";
import { gameAction } from "../../parts/games/game-action.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { SLIP_COLUMNS } from "../../parts/games/game-slip.tsx";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { dayText } from "../../parts/page/day-text.ts";
import { Section } from "../../ui/section.tsx";
import { GameCard } from "./game-card.tsx";
import { firstCards, type GameSection, gameSections, mainGame } from "./game-sections.ts";
import { gamesMessages } from "./games-messages.ts";

/** More than a laptop's screen of cards. */
const FIRST_CARDS = 12;

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
  const mayCollect = useMayCollect(couldCollect);
  const sections = useMemo(() => gameSections(games, today), [games, today]);
  const main = mainGame(sections);
  return (
    <LongList count={games.length} first={FIRST_CARDS} className="grid gap-6">
      {(length) =>
        firstCards(sections, length).map((section) => (
          <Section
            key={section.key}
            title={gamesMessages.sections[section.key]}
            aside={gameMessages.found(section.count)}
          >
            <Days
              section={section}
              mayCollect={mayCollect}
              card={(item) => (
                <GameCard item={item} isMain={item === main} mayCollect={mayCollect} />
              )}
            />
          </Section>
        ))
      }
    </LongList>
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
              <div
                key={item.game.id}
                className="grid"
                {...listPlace(`game ${item.game.id}`, usualHeight(item, mayCollect))}
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

/** In px, from what the card holds: after a reload, too, the same place is found. */
function usualHeight({ game, status }: GameListItem, mayCollect: boolean): number {
  if (status === "completed") return 256;
  return gameAction(game, mayCollect) === null ? 160 : 223;
}

/** People without the right see no button that would be refused (D12). */
function useMayCollect(couldCollect: boolean): boolean {
  const session = useSession();
  if (session.status === "starting") return couldCollect;
  return (
    session.status === "signed-in" && (session.user.mayCollect || session.user.role === "admin")
  );
}
