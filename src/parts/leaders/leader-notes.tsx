import type { Leaders } from "../../domain/standings/leaders/leader-lists.ts";
import { hasForfeit } from "../../domain/standings/record.ts";
import type { SeasonStage } from "../../domain/standings/season-stage.ts";
import { leadersMessages } from "./leaders-messages.ts";

interface Marked {
  readonly forfeitedSeason: boolean;
}

/** Explains below a tab the two asterisks and which games count (D44, D46a, D49). */
export function LeaderNotes({ lists, stage }: { lists: readonly Leaders[]; stage: SeasonStage }) {
  const teams = lists.filter((list) => list.subject === "team");
  const rows = lists.flatMap((list) => list.lines.map(({ row }): Marked => row));
  const records = teams.find(({ id }) => id === "best_record")?.lines ?? [];
  const { recordNote, teamNote, defenseNote, regularNote, touchdownNote } = leadersMessages;
  const isTeams = teams.some(({ lines }) => lines.length > 0);
  const hasForfeited = rows.some((row) => row.forfeitedSeason);
  const notes = [
    records.some(({ row }) => hasForfeit(row)) ? recordNote : null,
    hasForfeited ? teamNote : null,
    hasForfeited && stage !== "playoffs" ? defenseNote : null,
    isTeams && stage !== "regular" ? regularNote : null,
    isTeams ? touchdownNote : null,
  ].filter((note) => note !== null);
  if (notes.length === 0) return null;
  return (
    <div className="grid content-start gap-1 text-label text-text-2">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
