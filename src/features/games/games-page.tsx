import { Suspense, useState } from "react";
import { copyText } from "../../app/commands/copy-text.ts";
import { env } from "../../app/env.ts";
import { type GameListQuery, useGameList } from "../../app/queries/device/use-game-list.ts";
import { useListAge } from "../../app/queries/device/use-list-age.ts";
import { useToday } from "../../app/queries/device/use-today.ts";
import { useCalendarBrowsing } from "../../app/session/use-calendar-browsing.ts";
import { countGames } from "../../domain/season/game-counts.ts";
import { datesOf } from "../../domain/season/game-days.ts";
import { weeksRemaining } from "../../domain/season/weeks-remaining.ts";
import { SLIP_COLUMNS } from "../../parts/games/game-slip.tsx";
import { GameSlipSkeleton } from "../../parts/games/game-slip-skeleton.tsx";
import { useAddress } from "../../parts/page/address.ts";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazyExtra } from "../../ui/late/lazy-extra.ts";
import { SearchIcon } from "../../ui/list-icons.tsx";
import { Page } from "../../ui/page.tsx";
import { gamesMessages } from "./games-messages.ts";
import { type GameListFilter, readGameFilter, writeGameFilter } from "./list-filter.ts";
import { ListTools } from "./list-tools.tsx";
import { HomeFigures, SeasonCounters, type SeasonCounts } from "./season-counters.tsx";
import { SeasonGames } from "./season-games.tsx";

export { readGameListAhead } from "../../app/queries/device/use-game-list.ts";

const SubscribeButton = lazyExtra(() => import("./late-list.ts"), "SubscribeButton");
const SchedulePaper = lazyExtra(() => import("./late-list.ts"), "SchedulePaper");

/** Shows everybody the season in numbers and its games, each with its next step (P §2). */
export function GamesPage() {
  const list = useGameList();
  const today = useToday();
  const [address, setAddress] = useAddress();
  const filter = readGameFilter(address);
  const browsing = useCalendarBrowsing();
  const [startsFinding] = useState(filter.search !== "" || filter.date !== null);
  const [isFinding, setFinding] = useState(startsFinding);
  const isShown = list.status === "ready" || list.status === "loading";
  const figures = figuresOf(list, today);

  function change(part: Partial<GameListFilter>): void {
    setAddress((newest) => writeGameFilter(newest, { ...readGameFilter(newest), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  const title = gamesMessages.title(env.associationName);
  return (
    <>
      {list.status === "ready" && list.games.length > 0 && (
        <Suspense>
          <SchedulePaper title={title} list={list} filter={filter} />
        </Suspense>
      )}
      {/* Without the schedule's file the cards themselves go to paper. */}
      <div className="print:[.schedule-paper+&]:hidden">
        <Page
          title={title}
          lead={
            <>
              <span className="max-wide:sr-only">{gamesMessages.lead}</span>
              {isShown && (
                <div className="flex items-center justify-between">
                  <ListAge readAt={list.status === "ready" ? list.readAt : null} />
                  <Button
                    variant="bare"
                    className="-my-3 -mr-2 w-11 text-text wide:hidden print:hidden"
                    icon={<Icon as={SearchIcon} />}
                    aria-label={gamesMessages.find}
                    aria-expanded={isFinding}
                    onClick={() => setFinding(!isFinding)}
                  />
                </div>
              )}
            </>
          }
          aside={isShown && <SeasonCounters figures={figures} />}
          isTight
        >
          {isShown && (
            <ListTools
              filter={filter}
              counts={figures?.counts ?? null}
              dates={list.status === "ready" ? datesOf(list.games) : []}
              today={today}
              onChange={change}
              isFinding={isFinding}
              takesFocus={isFinding && !startsFinding}
            >
              {list.status === "ready" && list.season !== null && (
                <Suspense>
                  <SubscribeButton
                    of={{ kind: "season", id: list.season.id }}
                    name={list.season.name}
                    shows={browsing}
                    onCopy={copyText}
                  />
                </Suspense>
              )}
            </ListTools>
          )}
          <PageStates
            query={list}
            loading={gamesMessages.loading}
            skeleton={<GamesSkeleton />}
            failed={gamesMessages.failed}
            failedText={gamesMessages.failedText}
            notHereText={gamesMessages.notHereText}
            onRetry={() => void retry()}
          >
            {(ready) => (
              <SeasonGames
                list={ready}
                today={today}
                filter={filter}
                onChange={change}
                onRetry={() => void retry()}
              />
            )}
          </PageStates>
          {isShown && (
            <div className="card @container mt-6 wide:hidden">
              <HomeFigures figures={figures} />
            </div>
          )}
        </Page>
      </div>
    </>
  );
}

function ListAge({ readAt }: { readAt: string | null }) {
  return <ReadAge age={useListAge(readAt)} />;
}

/** They are as high as a laptop's screen, so that the footer does not flash below. */
const SKELETONS = ["1", "2", "3", "4", "5", "6"];

function GamesSkeleton() {
  return (
    <div className={SLIP_COLUMNS}>
      {SKELETONS.map((name) => (
        <GameSlipSkeleton key={name} />
      ))}
    </div>
  );
}

/** It has a file of its own, because people rarely ask for the list again. */
async function retry(): Promise<void> {
  const { retryNow } = await import("../../app/commands/sync-now.ts");
  await retryNow();
}

function figuresOf(list: GameListQuery, today: string): SeasonCounts | null {
  if (list.status !== "ready") return null;
  const games = list.games.map(({ game }) => game);
  return {
    counts: countGames(games),
    active: list.active,
    weeksRemaining: weeksRemaining(games, today),
  };
}
