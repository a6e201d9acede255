import { useState } from "react";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { teamNameWithin } from "../../../domain/season/team-names.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import { ShortText, useTitleLetters } from "../../../parts/names/short-text.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { useGameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { type EntryFlow, isPlayerFirst, nextQuestion, saidBy } from "./entry-flow.ts";
import { sheetTitle, wayOf } from "./flow-words.ts";
import { PlayerChoice } from "./player-choice.tsx";
import { TeamChoice } from "./team-choice.tsx";
import { ExtraPointChoice, ReturnChoice, TouchdownChoice } from "./type-choice.tsx";
import type { EntryTaps } from "./use-entry.ts";
import { WalkOnForm } from "./walk-on-form.tsx";

/** The chooser of the open question. */
export function EntrySheet({ flow, taps }: { flow: EntryFlow; taps: EntryTaps }) {
  const names = useGameNames();
  const teams = useGameTeams();
  const letters = useTitleLetters();
  // Each answer makes another flow, so adding a player ends with it.
  const [addingTo, addTo] = useState<EntryFlow | null>(null);
  const isAdding = addingTo === flow;
  const question = nextQuestion(flow);
  if (question === null) return null;
  const titleFor = (team: string) =>
    isAdding ? messages.sheets.addPlayerTitle(team) : sheetTitle(question, team);
  const cancelAdding = () => addTo(null);
  const { teamId } = saidBy(flow);
  const team = [teams.visitor, teams.home].find(({ id }) => id === teamId);
  const canGoBack = flow.answers.length > 1;
  return (
    <Sheet
      onClose={taps.close}
      closesBeside={false}
      locksScroll={false}
      title={
        <ShortText
          whole={titleFor(teamId === undefined ? "" : names.team(teamId))}
          short={titleFor(team === undefined ? "" : isolated(teamNameWithin(team, letters)))}
        />
      }
      way={wayOf(flow, names)}
      onBack={isAdding ? cancelAdding : canGoBack || isPlayerFirst(flow) ? taps.back : undefined}
      side={teamId === undefined ? undefined : `side-${names.side(teamId)}`}
    >
      {question === "team" && (
        <TeamChoice onTeam={(teamId) => taps.answer({ about: "team", teamId })} />
      )}
      {question === "touchdown-kind" && (
        <TouchdownChoice onKind={(kind) => taps.answer({ about: "touchdown-kind", kind })} />
      )}
      {question === "extra-point-type" && (
        <ExtraPointChoice
          onType={(extraPointType) => taps.answer({ about: "extra-point-type", extraPointType })}
        />
      )}
      {question === "return-way" && (
        <ReturnChoice onWay={(way) => taps.answer({ about: "return-way", way })} />
      )}
      {(question === "player" || question === "passer" || question === "receiver") && teamId && (
        <>
          {isAdding && (
            <WalkOnForm
              side={names.side(teamId)}
              onCancel={cancelAdding}
              onAdded={(playerId) => taps.answer({ about: question, playerId })}
            />
          )}
          <PlayerChoice
            key={teamId}
            question={question}
            flow={flow}
            side={names.side(teamId)}
            taps={taps}
            isAway={isAdding}
            onAdd={() => addTo(flow)}
          />
        </>
      )}
    </Sheet>
  );
}
