import { clsx } from "clsx";
import { lazy, Suspense, useState } from "react";
import { useCaptainsSetting } from "../../../app/queries/game/use-captains.ts";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Game } from "../../../domain/game/game.ts";
import { isAboutScore, type ShownWords } from "../../../domain/review/captains-said.ts";
import { captainsMessages } from "../../../parts/captains/captains-messages.ts";
import { Button } from "../../../ui/button.tsx";
import type { ReviewRights } from "../use-rights.ts";
import { captainMessages as words } from "./captain-messages.ts";
import { SettleCaptains } from "./settle-captains.tsx";

const AskCaptains = lazy(async () => {
  const { AskCaptains } = await import("./ask-captains.tsx");
  return { default: AskCaptains };
});

/** Shows what each captain said. Only signed-in people get name and note (D13, D70). */
export function Captains({
  game,
  said,
  rights,
}: {
  game: Game;
  said: ShownWords;
  rights: ReviewRights;
}) {
  const teams = useGameTeams();
  const setting = useCaptainsSetting();
  const [isAsking, ask] = useState(false);
  const score = { visitor: game.visitorScore, home: game.homeScore };
  const both = SIDES.map((side) => said[side]);
  const isSaid = both.some((word) => word !== null);
  const doAgree = both.every(
    (word) => word?.agrees === true && word.note === null && isAboutScore(word, score),
  );
  const names = both.flatMap((word) => word?.name ?? []);
  const inOne = doAgree ? words.bothAgree(names) : isSaid ? null : words.nobody;
  const mayAsk = setting !== "off" && rights.mayEdit && game.phase === "final";
  if (!isSaid && !mayAsk) return null;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t px-4 py-2 text-dense"
    >
      <ul
        className={clsx(
          "grid min-w-0 gap-1 wide:flex wide:flex-wrap wide:gap-x-6",
          inOne === null ? "flex-[1_1_220px]" : "flex-[1_1_8rem]",
          // Room for the names, which come with the log.
          isSaid && rights.isSignedIn && "min-h-15 content-center",
        )}
      >
        {inOne !== null && <li>{inOne}</li>}
        {inOne === null &&
          SIDES.map((side) => {
            const word = said[side];
            return (
              <li key={side} className="min-w-0 wrap-anywhere">
                {words.says(teams[side].name, word)}
                {word !== null && !isAboutScore(word, score) && word.score !== null && (
                  <span> {words.ofScore(word.score)}</span>
                )}
                {word?.note && (
                  <span dir="auto" className="block text-text-2">
                    {words.quoted(word.note)}
                  </span>
                )}
              </li>
            );
          })}
      </ul>
      <div className="flex min-w-0 flex-wrap gap-2 empty:hidden print:hidden">
        {rights.maySettle && both.some((word) => word?.agrees === false) && (
          <SettleCaptains gameId={game.id} />
        )}
        {mayAsk && <Button onClick={() => ask(true)}>{captainsMessages.open}</Button>}
      </div>
      {isAsking && (
        <Suspense>
          <AskCaptains onClose={() => ask(false)} />
        </Suspense>
      )}
    </section>
  );
}
