import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { teamNameWithin } from "../../../domain/season/team-names.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import { ShortText, useTitleLetters } from "../../../parts/names/short-text.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { useGameNames } from "../live/game-names.ts";
import { type EntryFlow, isPlayerFirst, nextQuestion, saidBy } from "./entry-flow.ts";
import { sheetTitle, wayOf } from "./flow-words.ts";
import { PlayerChoice } from "./player-choice.tsx";
import { TeamChoice } from "./team-choice.tsx";
import { ExtraPointChoice, ReturnChoice, TouchdownChoice } from "./type-choice.tsx";
import type { EntryTaps } from "./use-entry.ts";

/** The chooser of the open question. */
export function EntrySheet({ flow, taps }: { flow: EntryFlow; taps: EntryTaps }) {
  const names = useGameNames();
  const teams = useGameTeams();
  const letters = useTitleLetters();
  const question = nextQuestion(flow);
  if (question === null) return null;
  const { teamId } = saidBy(flow);
  const team = [teams.visitor, teams.home].find(({ id }) => id === teamId);
  const canGoBack = flow.answers.length > 1;
  return (
    <Sheet
      onClose={taps.close}
      closesBeside={false}
      title={
        <ShortText
          whole={sheetTitle(question, teamId === undefined ? "" : names.team(teamId))}
          short={sheetTitle(
            question,
            team === undefined ? "" : isolated(teamNameWithin(team, letters)),
          )}
        />
      }
      way={wayOf(flow, names)}
      onBack={canGoBack || isPlayerFirst(flow) ? taps.back : undefined}
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
        <PlayerChoice
          key={teamId}
          question={question}
          flow={flow}
          side={names.side(teamId)}
          taps={taps}
        />
      )}
    </Sheet>
  );
}
