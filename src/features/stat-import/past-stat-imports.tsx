import { useState } from "react";
import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import { undoStatImport } from "../../app/server-calls/stat-imports.ts";
import type { ImportSeason, StatImport } from "../../domain/imports/stat-import.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { momentText } from "../../parts/page/moment-text.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { gameWords } from "./choose-game.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

const TONES: Readonly<Record<StatImport["state"], BadgeTone>> = {
  standing: "ok",
  replaced: "plain",
  undone: "plain",
  reset: "plain",
};

/** Lists this season's imports with the newest first; the one that counts can be undone. */
export function PastStatImports({ season }: { season: ImportSeason }) {
  const { isOffline, reload } = useAdminPage();
  const [undoing, setUndoing] = useState<string | null>(null);

  async function undo(past: StatImport) {
    if (undoing !== null) return;
    const isSure = await askConfirm({
      text: words.undoQuestion(words.doneText(past.rows, past.figures)),
      confirmLabel: words.undoConfirm,
      danger: true,
    });
    if (!isSure) return;
    setUndoing(past.id);
    const answer = await undoStatImport(past.id);
    if (answer.ok) await reload();
    setUndoing(null);
    if (!answer.ok) return showAlert(answer.error.message);
    const { refusal } = answer.value;
    return refusal === null ? notify(words.undone) : showAlert(words.undoRefusals[refusal]);
  }

  return (
    <Section title={words.past}>
      {season.imports.length === 0 ? (
        <p className="text-dense text-text-2">{words.pastEmpty}</p>
      ) : (
        <ul aria-label={words.past} className="card mt-2 divide-y divide-line">
          {season.imports.map((past) => (
            <li
              key={past.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-3"
            >
              <PastImport season={season} past={past} />
              {past.state === "standing" ? (
                <Button
                  aria-label={words.undoLabel(past.fileName ?? words.noFile)}
                  disabled={isOffline}
                  aria-busy={undoing === past.id}
                  onClick={() => void undo(past)}
                >
                  {undoing === past.id ? words.undoing : words.undo}
                </Button>
              ) : (
                <Badge tone={TONES[past.state]}>{words.states[past.state]}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PastImport({ season, past }: { season: ImportSeason; past: StatImport }) {
  const game = season.games.find(({ id }) => id === past.gameId);
  const team = season.teams.find(({ id }) => id === past.teamId);
  return (
    <div className="min-w-0">
      <p className="font-strong" dir="auto">
        {team?.name}
      </p>
      <p className="text-label text-text-2">{game && gameWords(season, game)}</p>
      <p className="truncate text-label text-text-2">
        {[
          momentText(past.createdAt, Date.now()),
          words.doneText(past.rows, past.figures),
          past.fileName ?? words.noFile,
        ].join(" · ")}
      </p>
    </div>
  );
}
