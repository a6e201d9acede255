import { useToday } from "../../app/queries/device/use-today.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import type { ManagedGame } from "../../domain/season/clubs/managed-game.ts";
import { compareNames } from "../../domain/standings/name-order.ts";
import { dayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";
import type { StatDraft } from "./use-stat-import.ts";

/** Offers teams in use by name, and the team's games with the newest first (A §7), those to come at the end. */
export function ChooseGame({
  season,
  draft,
  onChange,
  onNext,
}: {
  season: ImportSeason;
  draft: StatDraft;
  onChange: (changes: Partial<StatDraft>) => void;
  onNext: () => void;
}) {
  const today = useToday();
  const teams = season.teams
    .filter(({ archivedAt }) => archivedAt === null)
    .sort((a, b) => compareNames(a.name, b.name));
  const games = season.games
    .filter((game) => game.archivedAt === null)
    .filter(({ teamVisitorId, teamHomeId }) => [teamVisitorId, teamHomeId].includes(draft.teamId))
    .sort(
      (a, b) =>
        Number(a.gameDate > today) - Number(b.gameDate > today) ||
        momentOf(b).localeCompare(momentOf(a)),
    );
  if (teams.length === 0) return <EmptyState title={words.noTeams} />;
  return (
    <form
      className="grid gap-4 wide:max-w-160"
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <SelectField
        label={words.team}
        needed={draft.teamId === "" && words.teamNeeded}
        options={[
          { value: "", label: words.chooseTeam },
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.teamId}
        onChange={(teamId) => onChange({ teamId, gameId: "" })}
      />
      {draft.teamId !== "" && games.length === 0 ? (
        <p role="status" className="text-dense">
          {words.noGames}
        </p>
      ) : (
        <SelectField
          label={words.game}
          hint={words.gameHint}
          needed={draft.teamId !== "" && draft.gameId === "" && words.gameNeeded}
          disabled={draft.teamId === ""}
          options={[
            { value: "", label: words.chooseGame },
            ...games.map((game) => ({ value: game.id, label: gameWords(season, game) })),
          ]}
          value={draft.gameId}
          onChange={(gameId) => onChange({ gameId })}
        />
      )}
      <div>
        <Button type="submit" size="lg" variant="fill" disabled={draft.gameId === ""}>
          {words.next}
        </Button>
      </div>
    </form>
  );
}

/** Returns "Sat, Nov 14 · Hawks at Bears · Week 9 · completed". */
export function gameWords(season: ImportSeason, game: ManagedGame): string {
  const nameOf = (id: string) => season.teams.find((team) => team.id === id)?.name ?? "";
  return [
    dayText(game.gameDate, "weekday"),
    words.gameName(nameOf(game.teamVisitorId), nameOf(game.teamHomeId)),
    game.weekNumber === null ? null : words.week(game.weekNumber),
    game.isCompleted ? words.completed : null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

function momentOf({ gameDate, gameTime }: ManagedGame): string {
  return `${gameDate} ${gameTime ?? ""}`;
}
