import { Pencil, Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { removeDivision } from "../../../app/server-calls/league-work.ts";
import {
  type ManagedLeague,
  type PlacedTeam,
  teamsInDivision,
} from "../../../domain/season/work/season-work.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useSeasonChange } from "../use-season-change.ts";
import { DivisionNameDialog } from "./division-name-dialog.tsx";
import { leagueDivisionMessages as words } from "./league-messages.ts";

/** Lists a league's divisions in order. All can be renamed, but only empty ones be removed. */
export function DivisionList({
  league,
  teams,
  isLocked,
}: {
  league: ManagedLeague;
  teams: readonly PlacedTeam[];
  isLocked: boolean;
}) {
  const change = useSeasonChange();
  const hintId = useId();
  const isTaken = (division: string) => teamsInDivision(teams, league.id, division) > 0;
  const [named, nameOne] = useState<{ readonly division: string | null } | null>(null);

  const remove = (division: string) =>
    change(removeDivision(league.id, division), words.removed(division));

  return (
    <div>
      <h4 className="text-label font-strong">{words.title}</h4>
      {league.divisions.length === 0 ? (
        <p className="py-2 text-dense text-text-2">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line text-dense">
          {league.divisions.map((division) => {
            const count = teamsInDivision(teams, league.id, division);
            return (
              <li key={division} className="flex flex-wrap items-center gap-x-2">
                <span
                  className="min-w-0 flex-[1_1_5rem] truncate font-strong"
                  title={division}
                  dir="auto"
                >
                  {division}
                </span>
                <span className="whitespace-nowrap text-text-2">{words.teams(count)}</span>
                <span className="flex">
                  <IconButton
                    label={words.renameWhich(division)}
                    icon={<Icon as={Pencil} size="sm" />}
                    disabled={isLocked}
                    onClick={() => nameOne({ division })}
                  />
                  <IconButton
                    label={words.removeWhich(division)}
                    icon={<Icon as={X} size="sm" />}
                    disabled={isLocked || count > 0}
                    {...(count > 0 && { "aria-describedby": hintId, title: words.removeEmpty })}
                    onClick={() => void remove(division)}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {league.divisions.some(isTaken) && (
        <p id={hintId} className="pb-1 text-label text-text-2">
          {words.removeEmpty}
        </p>
      )}
      <Button
        icon={<Icon as={Plus} size="sm" />}
        aria-label={words.addTo(league.name)}
        disabled={isLocked}
        onClick={() => nameOne({ division: null })}
        className="mt-1"
      >
        {words.add}
      </Button>
      {named !== null && (
        <DivisionNameDialog
          league={league}
          division={named.division}
          onClose={() => nameOne(null)}
        />
      )}
    </div>
  );
}
