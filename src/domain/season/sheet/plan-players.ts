import { groupBy } from "../../shared/group-by.ts";
import { nameKey } from "./clean-cell.ts";
import {
  asAdded,
  ask,
  changesTo,
  type FieldChange,
  type ImportStep,
  type PlanNote,
  type PlannedRow,
  type Planning,
  type RowQuestion,
} from "./import-plan.ts";
import type { LeagueSheet, SheetPlayer } from "./league-sheet.ts";
import { areAlike } from "./like-names.ts";
import type { PlannedTeam } from "./plan-teams.ts";
import type { RosterLine } from "./read-rosters.ts";
import type { SheetRow } from "./sheet-problem.ts";

export interface PlannedPlayer {
  readonly team: PlannedTeam;
  readonly row: PlannedRow;
  readonly step: ImportStep | null;
  /** Whether the import gives the team one more active player. */
  readonly joins: boolean;
}

type PlayerLine = RosterLine & { readonly player: string };

interface Match {
  readonly player: SheetPlayer | null;
  readonly question: RowQuestion | null;
  /** The earlier row that says the same. */
  readonly repeats?: SheetRow;
}

/** A player whose exact name is in the sheet cannot be meant by another row. */
interface Known {
  readonly ofTeam: ReadonlyMap<string, readonly SheetPlayer[]>;
  readonly byName: ReadonlyMap<string, readonly SheetPlayer[]>;
  readonly named: ReadonlySet<string>;
}

export function planPlayers(
  sheet: LeagueSheet,
  teams: readonly PlannedTeam[],
  planning: Planning,
): PlannedPlayer[] {
  const ofTeam = groupBy(sheet.players, ({ teamId }) => teamId);
  const active = sheet.players.filter(({ isActive }) => isActive);
  const named = new Set(
    teams.flatMap((team) => {
      const names = new Set(playerLines(team).map(({ player }) => nameKey(player)));
      const stored = ofTeam.get(team.id ?? "") ?? [];
      return stored.filter(({ name }) => names.has(nameKey(name))).map(({ id }) => id);
    }),
  );
  const known: Known = { ofTeam, byName: groupBy(active, ({ name }) => nameKey(name)), named };
  return teams.flatMap((team) => planTeamPlayers(team, known, planning));
}

function playerLines({ lines }: PlannedTeam): PlayerLine[] {
  return lines.flatMap((line) => (line.player === null ? [] : [{ ...line, player: line.player }]));
}

function planTeamPlayers(team: PlannedTeam, known: Known, planning: Planning): PlannedPlayer[] {
  const stored = known.ofTeam.get(team.id ?? "") ?? [];
  const taken = new Set<string>();
  const seen: PlayerLine[] = [];
  const numbers = numbersAfter(team, stored);
  return playerLines(team).map((line) => {
    if (team.id === null) return leftOut(team, line);
    const match = matchPlayer(
      team,
      line,
      seen,
      stored.filter(({ id }) => !taken.has(id)),
      known,
      planning,
    );
    if (match.player !== null) taken.add(match.player.id);
    seen.push(line);
    const beside = stored
      .filter(({ name }) => nameKey(name) === nameKey(line.player))
      .map(({ id }) => id);
    if (match.repeats !== undefined) return planPlayer(team, line, match, beside, planning);
    const clash = match.question ?? numberQuestion(team, line, match.player, numbers, planning);
    const holders = numbers.get(line.number ?? "") ?? [];
    if (line.number !== null)
      numbers.set(line.number, [...holders, { name: line.player, id: match.player?.id }]);
    return planPlayer(team, line, { ...match, question: clash }, beside, planning);
  });
}

function matchPlayer(
  team: PlannedTeam,
  line: PlayerLine,
  seen: readonly PlayerLine[],
  stored: readonly SheetPlayer[],
  known: Known,
  planning: Planning,
): Match {
  const key = nameKey(line.player);
  const question = (
    ...rest: Parameters<typeof ask> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => ask(planning, `player:${nameKey(team.name)}:${key}:${line.number ?? ""}`, ...rest);
  const earlier = seen.filter(({ player }) => nameKey(player) === key);
  const twin = earlier.find(({ number }) => number === line.number || line.number === null);
  if (twin !== undefined) return { player: null, question: null, repeats: twin.row };
  const same = stored.filter(({ name }) => nameKey(name) === key);
  const byNumber = same.filter(({ number }) => number !== null && number === line.number);
  const active = same.filter(({ isActive }) => isActive);
  const found = byNumber[0] ?? (active.length === 0 ? same.at(-1) : active[0]);
  const isSure =
    byNumber.length === 1 || (byNumber.length === 0 && active.length <= 1 && earlier.length === 0);
  if (found !== undefined && isSure) return { player: found, question: null };
  if (found !== undefined || earlier.length > 0) {
    return {
      player: null,
      question: question("same_name", labelOf(found ?? earlier[0]), ["go", "leave"]),
    };
  }
  const like = stored.find(
    (player) =>
      player.isActive && !known.named.has(player.id) && areAlike(player.name, line.player),
  );
  if (like !== undefined) {
    const asked = question("like_player", labelOf(like), ["same", "go", "leave"]);
    return { player: asked.chosen === "same" ? like : null, question: asked };
  }
  const elsewhere = (known.byName.get(key) ?? []).filter(
    ({ id, teamId }) => teamId !== team.id && !known.named.has(id),
  );
  const [mover] = elsewhere;
  if (mover !== undefined && elsewhere.length === 1) {
    const asked = question("plays_elsewhere", labelOf(mover), ["same", "go", "leave"]);
    return { player: asked.chosen === "same" ? mover : null, question: asked };
  }
  return { player: null, question: null };
}

interface Holder {
  readonly id: string | undefined;
  readonly name: string;
}

/** Returns the number of each player after the import, for players who stay as they are. */
function numbersAfter(team: PlannedTeam, stored: readonly SheetPlayer[]): Map<string, Holder[]> {
  const renumbered = new Set(
    playerLines(team)
      .filter(({ number }) => number !== null)
      .map(({ player }) => nameKey(player)),
  );
  const staying = stored.filter(({ isActive, name }) => isActive && !renumbered.has(nameKey(name)));
  return groupBy(staying, ({ number }) => number ?? "");
}

/** Numbers need not be unique (D33), but a repeated one is more likely an error. */
function numberQuestion(
  team: PlannedTeam,
  { player, number }: PlayerLine,
  stored: SheetPlayer | null,
  numbers: ReadonlyMap<string, readonly Holder[]>,
  planning: Planning,
): RowQuestion | null {
  const isNew = number !== null && !(stored?.isActive && stored.number === number);
  const holder = isNew
    ? numbers.get(number)?.find(({ id }) => id === undefined || id !== stored?.id)
    : undefined;
  if (holder === undefined) return null;
  const key = `number:${nameKey(team.name)}:${nameKey(player)}:${number}`;
  return ask(planning, key, "number_taken", holder.name, ["go", "leave"]);
}

function planPlayer(
  team: PlannedTeam,
  line: PlayerLine,
  { player, question, repeats }: Match,
  beside: readonly string[],
  planning: Planning,
): PlannedPlayer {
  const { row } = line;
  const isOpen = question !== null && (question.chosen === null || question.chosen === "leave");
  const fields = repeats === undefined ? fieldsOf(team, line, player, question) : [];
  const notes: PlanNote[] = repeats === undefined ? [] : [{ code: "repeats", value: `${repeats}` }];
  const act = player === null ? "add" : "change";
  const verdict = isOpen
    ? question.chosen === null
      ? "unclear"
      : "left_out"
    : fields.length === 0
      ? "unchanged"
      : act === "add"
        ? "added"
        : "changed";
  const key = `player:${nameKey(team.name)}:${nameKey(line.player)}:${line.number ?? ""}`;
  const isDone = verdict === "added" || verdict === "changed";
  return {
    team,
    row: {
      row,
      thing: "player",
      verdict,
      title: labelOf({ name: line.player, number: line.number ?? player?.number ?? null }),
      detail: [team.name],
      changes: act === "change" && isDone ? fields : [],
      question,
      notes,
    },
    step: isDone
      ? { thing: "player", act, id: player?.id ?? planning.idFor(key), row, fields, beside }
      : null,
    joins:
      verdict === "added" ||
      fields.some(({ field }) => isDone && (field === "is_active" || field === "team_id")),
  };
}

function fieldsOf(
  team: PlannedTeam,
  { player: name, number }: PlayerLine,
  player: SheetPlayer | null,
  question: RowQuestion | null,
): FieldChange[] {
  if (player === null) return asAdded({ team_id: team.id, name, jersey_number: number });
  const isRenamed = question?.code === "like_player";
  return changesTo(
    {
      team_id: player.teamId,
      name: player.name,
      jersey_number: player.number,
      is_active: player.isActive,
    },
    { team_id: team.id, name: isRenamed ? name : null, jersey_number: number, is_active: true },
  );
}

function leftOut(team: PlannedTeam, line: PlayerLine): PlannedPlayer {
  return {
    team,
    row: {
      row: line.row,
      thing: "player",
      verdict: "left_out",
      title: labelOf({ name: line.player, number: line.number }),
      detail: [team.name],
      changes: [],
      question: null,
      notes: [{ code: "team_left_out", value: team.name }],
    },
    step: null,
    joins: false,
  };
}

/** Returns "#7 Ada Reyes", or the name alone if there is no number. */
function labelOf(
  who: { name?: string; player?: string; number: string | null } | undefined,
): string {
  const name = who?.name ?? who?.player ?? "";
  return who?.number == null ? name : `#${who.number} ${name}`;
}
