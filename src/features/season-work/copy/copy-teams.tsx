import { ChevronRight } from "lucide-react";
import type { SeasonSheet } from "../../../domain/season/sheet/season-sheet.ts";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { copyMessages as words } from "./copy-messages.ts";
import type { CopyChoice } from "./use-copy-choice.ts";

/** Shows a checkbox for each team and, below it, one for each of its players. */
export function CopyTeams({ sheet, choice }: { sheet: SeasonSheet; choice: CopyChoice }) {
  if (choice.teams.length === 0) {
    return <p className="text-dense text-text-2">{words.noTeams}</p>;
  }
  const leagues = new Map(sheet.leagues.map(({ id, name }) => [id, name]));
  return (
    <ul aria-label={words.teams} className="mt-2 grid items-start gap-3 wide:grid-cols-2">
      {choice.teams.map(({ id, name, division, leagueId }) => (
        <li key={id} className="card px-3 py-1">
          <CheckboxRow checked={choice.isIn(id)} onChange={() => choice.toggle(id)}>
            <bdi className="block font-strong wrap-break-word">{name}</bdi>
            <span className="block text-label wrap-break-word text-text-2">
              {[leagues.get(leagueId), division].filter(Boolean).join(" · ")}
            </span>
          </CheckboxRow>
          {choice.isIn(id) && <PlayerChoice teamId={id} choice={choice} />}
        </li>
      ))}
    </ul>
  );
}

function PlayerChoice({ teamId, choice }: { teamId: string; choice: CopyChoice }) {
  const players = choice.playersOf(teamId);
  if (players.length === 0) return null;
  const chosen = players.filter(({ id }) => choice.isIn(id)).length;
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 text-dense font-strong">
        <Icon as={ChevronRight} size="sm" className="group-open:rotate-90" />
        {words.players(chosen, players.length)}
      </summary>
      <div className="grid border-t laptop:grid-cols-2 laptop:gap-x-8">
        {players.map(({ id, name, number }) => (
          <CheckboxRow key={id} checked={choice.isIn(id)} onChange={() => choice.toggle(id)}>
            <bdi className="block wrap-break-word">
              {number === null ? name : `#${number} ${name}`}
            </bdi>
          </CheckboxRow>
        ))}
      </div>
    </details>
  );
}
