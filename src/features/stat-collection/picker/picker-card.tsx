import { clsx } from "clsx";
import { CircleCheck, Printer } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { type GameStatus, hasScore } from "../../../domain/game/game-status.ts";
import type { ListedGame } from "../../../domain/season/game-list.ts";
import { isProvisional } from "../../../domain/season/game-stage.ts";
import type { TeamFace } from "../../../domain/season/team-color.ts";
import { GameBadges } from "../../../parts/games/game-badges.tsx";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { GameSlip } from "../../../parts/games/game-slip.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { pickerMessages } from "./picker-messages.ts";

export interface PickerGame extends ListedGame {
  readonly faces: Readonly<Record<"visitor" | "home", TeamFace>>;
  readonly status: GameStatus;
  /** The game can be opened without a network. */
  readonly onDevice: boolean;
  readonly isTeamMissing: boolean;
}

/** Offers a game's actions: collect, the review of a completed game (D32), or both (D31a). */
export function PickerCard({
  entry,
  shortNames,
  isMain,
}: {
  entry: PickerGame;
  /** What teams are called in short, by their id. */
  shortNames: ReadonlyMap<string, string>;
  isMain: boolean;
}) {
  const { game, visitorName, homeName, status, onDevice } = entry;
  const isCompleted = status === "completed";
  const { actions } = gameMessages;
  const { collect } = pickerMessages;
  const pairing = gameMessages.pairing(visitorName, homeName);
  const hasBegun = game.liveEntries > 0;
  const ways = [
    ...(!isCompleted || isProvisional(game)
      ? [{ label: hasBegun ? actions.continueCollecting : collect, to: paths.collect(game.id) }]
      : []),
    ...(isCompleted ? [{ label: pickerMessages.review, to: paths.review(game.id) }] : []),
  ];
  return (
    <GameSlip
      game={game}
      visitorName={visitorName}
      homeName={homeName}
      shortNames={{
        visitor: shortNames.get(game.visitorTeamId),
        home: shortNames.get(game.homeTeamId),
      }}
      faces={entry.faces}
      isTeamMissing={entry.isTeamMissing}
      showScore={hasScore(game)}
      isLive={status === "in_progress"}
      order="week-first"
      marksWinner
      badges={
        <>
          {onDevice && (
            <span className="mr-1 inline-flex items-center gap-1 text-label font-stretch-[88%] text-text-2">
              <Icon as={CircleCheck} size="sm" className="text-win" />
              {gameMessages.onDevice}
            </span>
          )}
          <GameBadges game={game} status={status} />
        </>
      }
      footer={
        <div className="flex w-full flex-wrap gap-2">
          {ways.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              aria-label={`${label}: ${pairing}`}
              className={clsx(buttonClass({ variant: isMain ? "fill" : "plain" }), "flex-1")}
            >
              {label}
            </Link>
          ))}
          {!isCompleted && (
            <Link
              to={paths.scoreSheet(game.id)}
              aria-label={`${pickerMessages.sheet}: ${pairing}`}
              className={buttonClass({})}
            >
              <Icon as={Printer} size="sm" />
              {pickerMessages.sheetShort}
            </Link>
          )}
        </div>
      }
    />
  );
}
