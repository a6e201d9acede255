import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { showAlert } from "../../../app/notices/notices.ts";
import { createPlayer } from "../../../app/server-calls/clubs.ts";
import type { BulkFileReading } from "../../../domain/imports/bulk-file.ts";
import { hasFigures, withDecisions } from "../../../domain/imports/plan-stat-import.ts";
import type { ImportSeason } from "../../../domain/imports/stat-import.ts";
import { sortedByName } from "../../../domain/standings/name-order.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { gameWords } from "../choose-game.tsx";
import { statImportMessages } from "../stat-import-messages.ts";
import { StatRows } from "../stat-rows.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";
import type { BulkFiles, ReviewedFile } from "./use-bulk-files.ts";

const TONES: Readonly<Record<ReviewedFile["state"], BadgeTone>> = {
  pending: "plain",
  processing: "info",
  ready: "ok",
  asks: "warn",
  error: "bad",
};

interface FileCardProps {
  readonly season: ImportSeason;
  readonly file: ReviewedFile;
  /** Explains how the file relates to other files; "" for not at all. */
  readonly note: string;
  readonly files: BulkFiles;
  readonly children: ReactNode;
}

/** Shows one file with its state, its team and game, and its players. */
export function FileCard(props: FileCardProps) {
  const { file, note, files, children } = props;
  const { source, reading, state } = file;
  const problem = problemOf(file);
  return (
    <li className="card grid gap-3 p-4 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-h3 min-w-0 flex-[1_1_100%] wrap-anywhere sm:flex-[1_1_12rem]">
          {source.name}
        </h2>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        <Button aria-label={words.remove(source.name)} onClick={() => files.remove(source.id)}>
          {statImportMessages.leaveOut}
        </Button>
      </div>
      {problem !== "" && (
        <p
          role="alert"
          className={clsx(
            "text-dense font-strong",
            state === "error" ? "text-danger" : "text-warn",
          )}
        >
          {problem}
        </p>
      )}
      {note !== "" && <p className="text-dense">{note}</p>}
      {reading?.state === "read" && (
        <>
          <TeamAndGame {...props} reading={reading} />
          {children}
          <Players {...props} reading={reading} />
        </>
      )}
    </li>
  );
}

function problemOf({ source, reading, state }: ReviewedFile): string {
  const { problems, atRow } = statImportMessages;
  if (source.content.state === "failed") {
    const { code, row } = source.content;
    if (code === "unreadable") return words.failedFile;
    return `${problems[code]}${row === null ? "" : atRow(row)}`;
  }
  if (reading?.state === "unreadable") {
    return `${problems[reading.problem]}${reading.row === null ? "" : atRow(reading.row)}`;
  }
  if (reading === null || state === "ready") return "";
  if (!hasFigures(reading.file)) return statImportMessages.noFigures;
  const { team, teamId, game, gameId, file, teamSaid } = reading;
  if (teamId === null) {
    return team.state === "several"
      ? words.severalTeams
      : words.noTeam(file.team ?? "", source.name);
  }
  if (gameId === null) {
    return game.state === "several" ? words.severalGames : words.noGame(teamSaid);
  }
  return state === "error" ? words.noPlayers : "";
}

function TeamAndGame({
  season,
  file: { source },
  files,
  reading,
}: FileCardProps & { reading: BulkFileReading }) {
  const { teamId, gameId } = reading;
  const teams = sortedByName(
    season.teams.filter(({ archivedAt }) => archivedAt === null),
    ({ name }) => name,
    ({ id }) => id,
  );
  const games = season.games
    .filter(({ archivedAt }) => archivedAt === null)
    .filter(({ teamVisitorId, teamHomeId }) => [teamVisitorId, teamHomeId].includes(teamId ?? ""))
    .sort((a, b) => b.gameDate.localeCompare(a.gameDate));
  return (
    <div className="grid gap-3 wide:grid-cols-2">
      <SelectField
        label={<OfFile label={words.team} file={source.name} />}
        options={[
          ...(teamId === null ? [{ value: "", label: words.chooseTeam }] : []),
          ...teams.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={teamId ?? ""}
        onChange={(value) => files.choose(source.id, { teamId: value || null, gameId: null })}
      />
      <SelectField
        label={<OfFile label={words.game} file={source.name} />}
        disabled={teamId === null}
        options={[
          ...(gameId === null ? [{ value: "", label: words.chooseGame }] : []),
          ...games.map((game) => ({ value: game.id, label: gameWords(season, game) })),
        ]}
        value={gameId ?? ""}
        onChange={(value) => files.choose(source.id, { gameId: value || null })}
      />
    </div>
  );
}

/** The file's name stands above its fields, so it is only read aloud. */
function OfFile({ label, file }: { label: string; file: string }) {
  return (
    <>
      {label}
      <span className="sr-only"> {words.of(file)}</span>
    </>
  );
}

/** The rows stay folded unless one waits for a person, because forty files make a long page. */
function Players({
  season,
  file: { source, state },
  files,
  reading: { file, teamId, plan },
}: FileCardProps & { reading: BulkFileReading }) {
  const { reload } = useAdminPage();
  const [isOpen, setOpen] = useState(false);
  if (plan === null || teamId === null) return null;
  const waits = state === "asks" && plan.asked > 0;
  const left = plan.rows.length - plan.rows.filter((row) => row.state === "ready").length;
  return (
    <details
      className="group"
      open={isOpen || waits}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="type-action flex min-h-11 cursor-pointer items-center gap-2">
        <Icon as={ChevronRight} size="sm" className="group-open:rotate-90" />
        <span>
          {words.players}: {words.counts(plan.lines.length, plan.figures)}
          {left > 0 && ` · ${words.leftOut(left)}`}
        </span>
      </summary>
      {(isOpen || waits) && (
        <StatRows
          season={season}
          teamId={teamId}
          file={file}
          plan={plan}
          decisions={source.choices.rows}
          onRows={(decisions) =>
            files.choose(source.id, { rows: withDecisions(source.choices.rows, decisions) })
          }
          onPlayer={(name, decision) => files.decidePlayer(teamId, name, decision)}
          onCreate={async (name, jerseyNumber) => {
            const player = { name, jerseyNumber, isIr: false, isActive: true };
            const answer = await createPlayer(teamId, player);
            if (!answer.ok) return showAlert(answer.error.message ?? words.failedFile);
            return reload();
          }}
        />
      )}
    </details>
  );
}
