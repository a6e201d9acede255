import { clsx } from "clsx";
import { Suspense, useMemo, useState } from "react";
import type { GameListItem } from "../../app/queries/device/read-listed-games.ts";
import { useMyTeams } from "../../app/season/my-teams.ts";
import { useSession } from "../../app/session/use-session.ts";
import { mayCollectGame } from "../../domain/access/scorer.ts";
import { gameAction } from "../../parts/games/game-action.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";
import { SLIP_COLUMNS } from "../../parts/games/game-slip.tsx";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { dayText } from "../../parts/page/day-text.ts";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { Section } from "../../ui/section.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { GameCard, type ListedCard } from "./game-card.tsx";
import { GameRow, ROW_PX } from "./game-row.tsx";
import { firstCards, type GameSection, gameSections, isInRows, mainGame } from "./game-sections.ts";
import { gamesMessages } from "./games-messages.ts";

/** A name that its line cuts becomes short after the first paint, which moves nothing. */
const TeamShortNames = lazyExtra(() => import("./late-list.ts"), "TeamShortNames");

type ShortNames = ReadonlyMap<string, string>;

/** More than a laptop's screen of cards. */
const FIRST_CARDS = 12;

/** At most this many running games are large: one has the whole width, two share it. */
const FEW_LIVE = 2;

/** A phone has no rule between the filters and the first section. */
const FIRST_IS_HIGH =
  "max-wide:*:first:border-t-0 max-wide:*:first:pt-0 max-wide:[&>section:first-child>div:first-child]:mb-1 max-wide:[&>section:first-child>div:first-child]:min-h-6";

/**
 * Lists the games under their headings and draws a long list as it is scrolled. On a phone, games
 * that neither run nor come today are rows, so that a day fits at a glance.
 */
export function GameList({
  games,
  today,
  couldCollect,
}: {
  games: readonly GameListItem[];
  today: string;
  /** The last visit decides about buttons until the session is known. */
  couldCollect: boolean;
}) {
  const mayCollect = useMayCollect(couldCollect);
  const isPhone = !useMedia("(min-width: 50rem)");
  const { byLeague } = useMyTeams();
  const [shortNames, setShortNames] = useState<ShortNames>(new Map());
  const sections = useMemo(
    () => gameSections(markedGames(games, Object.values(byLeague), shortNames), today, isPhone),
    [games, byLeague, shortNames, today, isPhone],
  );
  const main = mainGame(sections);
  const isAlone = isPhone && sections.length === 1 && sections[0]?.days[0]?.date !== null;
  return (
    <>
      <Suspense>
        <TeamShortNames seasonId={games[0]?.game.seasonId ?? ""} onNames={setShortNames} />
      </Suspense>
      <LongList count={games.length} first={FIRST_CARDS} className={`grid gap-6 ${FIRST_IS_HIGH}`}>
        {(length) =>
          firstCards(sections, length).map((section) => (
            <Section
              key={section.key}
              title={gamesMessages.sections[section.key]}
              aside={gameMessages.found(section.count)}
              isNamedAbove={isAlone}
            >
              <Days
                section={section}
                isFirst={isAlone}
                hasRows={isPhone && isInRows(section.key)}
                isLarge={!isPhone && section.key === "live" && section.count <= FEW_LIVE}
                main={main}
                mayCollect={mayCollect}
              />
            </Section>
          ))
        }
      </LongList>
    </>
  );
}

function markedGames(
  games: readonly GameListItem[],
  mine: readonly string[],
  shortNames: ShortNames,
): readonly ListedCard[] {
  return games.map((item) => {
    const { visitorTeamId: visitor, homeTeamId: home } = item.game;
    return {
      ...item,
      isOfMyTeam: mine.includes(visitor) || mine.includes(home),
      shortNames: { visitor: shortNames.get(visitor), home: shortNames.get(home) },
    };
  });
}

function Days({
  section: { days },
  isFirst,
  hasRows,
  isLarge,
  main,
  mayCollect,
}: {
  section: GameSection<ListedCard>;
  isFirst: boolean;
  hasRows: boolean;
  isLarge: boolean;
  main: ListedCard | undefined;
  mayCollect: MayCollect;
}) {
  const shared = (item: ListedCard) => ({
    item,
    isMain: item === main,
    mayCollect: mayCollect(item.game.id),
  });
  return (
    <div className={isFirst ? "grid gap-5" : "grid gap-5 wide:mt-2"}>
      {days.map(({ date, items }) => (
        <div key={date}>
          {date !== null && <h3 className="type-h3 mb-2">{dayText(date, "weekday")}</h3>}
          {hasRows ? (
            <div className="card divide-y">
              {items.map((item) => (
                <div key={item.game.id} {...listPlace(`game row ${item.game.id}`, ROW_PX)}>
                  <GameRow {...shared(item)} />
                </div>
              ))}
            </div>
          ) : (
            <div
              className={
                isLarge ? clsx("grid gap-4", items.length > 1 && "bar:grid-cols-2") : SLIP_COLUMNS
              }
            >
              {items.map((item) => (
                <div
                  key={item.game.id}
                  className="grid"
                  {...listPlace(
                    `game ${item.game.id}`,
                    usualHeight(item, mayCollect(item.game.id)),
                  )}
                >
                  <GameCard {...shared(item)} isLarge={isLarge} />
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Estimates a card's height in px from its content, so that a reload finds the same place. */
function usualHeight({ game, status }: GameListItem, mayCollect: boolean): number {
  if (status === "completed") return 256;
  return gameAction(game, mayCollect) === null ? 160 : 223;
}

type MayCollect = (gameId: string) => boolean;

/** People without the right see no button that the server would refuse (D12, D69). */
function useMayCollect(couldCollect: boolean): MayCollect {
  const session = useSession();
  return (gameId) => {
    if (session.status === "starting") return couldCollect;
    return session.status === "signed-in" && mayCollectGame(session.user, gameId);
  };
}
