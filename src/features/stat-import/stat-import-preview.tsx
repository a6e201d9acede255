import { Info, TriangleAlert } from "lucide-react";
import { showAlert } from "../../app/notices/notices.ts";
import { createPlayer } from "../../app/server-calls/clubs.ts";
import { matchTeam } from "../../domain/imports/match-team.ts";
import { hasFigures, type StatImportPlan } from "../../domain/imports/plan-stat-import.ts";
import type { StatFile } from "../../domain/imports/stat-file.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { Button } from "../../ui/button.tsx";
import { Dotted } from "../../ui/dotted.tsx";
import { Note } from "../../ui/note.tsx";
import { Section } from "../../ui/section.tsx";
import { gameWords } from "./choose-game.tsx";
import { CollectedChoice } from "./collected-choice.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { importEffects, mainEffect } from "./import-effects.ts";
import { statImportMessages as words } from "./stat-import-messages.ts";
import { StatRows } from "./stat-rows.tsx";
import { usePlannedImport } from "./use-planned-import.ts";
import type { StatImportState } from "./use-stat-import.ts";
import { WizardFoot } from "./wizard-foot.tsx";

interface ImportPreviewProps {
  readonly season: ImportSeason;
  readonly state: StatImportState;
  readonly onBack: () => void;
  readonly onImport: () => void;
}

/** Shows every row with its player, the open decisions, and the import's effects. */
export function StatImportPreview(props: ImportPreviewProps) {
  const { state, season } = props;
  const { reload } = useAdminPage();
  const { draft, plan, reading } = state;
  if (!reading?.ok || plan === null || draft.file === null) return null;
  const team = season.teams.find(({ id }) => id === draft.teamId);
  const game = season.games.find(({ id }) => id === draft.gameId);
  return (
    <>
      <FileNotes file={reading.file} plan={plan} season={season} teamName={team?.name ?? ""} />
      <Section title={team?.name ?? ""} aside={draft.file.name}>
        <p className="text-dense text-text-2">
          {game && <Dotted parts={gameWords(season, game).split(" · ")} />}
        </p>
        <div className="mt-3 grid gap-3 *:min-w-0">
          <Proposals plan={plan} onTake={state.decidePlayers} />
          <StatRows
            season={season}
            teamId={draft.teamId}
            file={reading.file}
            plan={plan}
            decisions={draft.rows}
            onRows={state.decideRows}
            onPlayer={(name, decision) => state.decidePlayers([[name, decision]])}
            onCreate={(name, jersey) => create(name, jersey)}
          />
        </div>
      </Section>
      <ColumnFields
        columns={reading.file.columns}
        hasMemory={state.hasMemory}
        onColumn={state.decideColumn}
        onForget={state.forget}
      />
      <Summary {...props} plan={plan} />
    </>
  );

  async function create(name: string, jerseyNumber: string | null) {
    const player = { name, jerseyNumber, isIr: false, isActive: true };
    const answer = await createPlayer(draft.teamId, player);
    if (!answer.ok) return showAlert(answer.error.message ?? words.failed);
    return reload();
  }
}

function FileNotes({
  file,
  plan,
  season,
  teamName,
}: {
  file: StatFile;
  plan: StatImportPlan;
  season: ImportSeason;
  teamName: string;
}) {
  const named = file.team === null ? null : matchTeam(file.team, [{ name: teamName }]);
  const summed = plan.summed.map((id) => season.players.find((player) => player.id === id)?.name);
  const infos = [
    file.nameless.length > 0 && words.nameless(file.nameless.join(", ")),
    file.end !== null && file.end.left > 0 && words.ended[file.end.by](file.end.row, file.end.left),
    summed.length > 0 && words.summed(summed.join(", ")),
    file.columns.some(({ stat }) => stat === "extraPoints") && words.xpNote,
  ].filter((text) => text !== false);
  return (
    <>
      {named?.state === "not_found" && (
        <Note icon={TriangleAlert} tone="warn" role="alert">
          {words.otherTeam(file.team ?? "", teamName)}
        </Note>
      )}
      {!hasFigures(file) && (
        <Note icon={TriangleAlert} tone="warn" role="alert">
          {words.noFigures} {words.noFiguresHint}
        </Note>
      )}
      {infos.length > 0 && (
        <Note icon={Info}>
          {infos.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Note>
      )}
    </>
  );
}

/** Accepts all names with exactly one similar player in one tap. */
function Proposals({
  plan,
  onTake,
}: {
  plan: StatImportPlan;
  onTake: StatImportState["decidePlayers"];
}) {
  const proposed = plan.rows.flatMap(({ source, match }) =>
    match.state === "proposed"
      ? [[source.name, { playerId: match.candidate.playerId }] as const]
      : [],
  );
  if (proposed.length === 0) return null;
  return (
    <div>
      <Button onClick={() => onTake(proposed)}>{words.acceptAll(proposed.length)}</Button>
    </div>
  );
}

function Summary({
  season,
  state,
  plan,
  onBack,
  onImport,
}: ImportPreviewProps & { plan: StatImportPlan }) {
  const { isOffline } = useAdminPage();
  const { draft } = state;
  const waiting = plan.asked + plan.notFound;
  const { planned, isAnswered } = usePlannedImport(draft, plan);
  const isKept = planned?.numbers.isCollected === true && draft.collected === "keep";
  const effects = [
    mainEffect(planned, draft.collected),
    ...(planned === null ? [] : importEffects(planned.numbers, season.imports)),
  ].filter((line) => line !== null);
  return (
    <div className="grid gap-4">
      {planned?.numbers.isCollected && (
        <CollectedChoice
          value={draft.collected}
          corrections={planned.numbers.corrections}
          onChange={(collected) => state.change({ collected })}
        />
      )}
      <WizardFoot
        action={words.importButton(plan.lines.length)}
        isReady={!isOffline && isAnswered && plan.lines.length > 0 && !isKept}
        onBack={onBack}
        onImport={onImport}
      >
        <p>
          <strong>{words.matched(plan.lines.length, plan.rows.length)}</strong>{" "}
          {words.figures(plan.figures)} {waiting > 0 && words.asked(waiting)}
        </p>
        {effects.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </WizardFoot>
    </div>
  );
}
