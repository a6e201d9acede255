import { Info } from "lucide-react";
import { useState } from "react";
import type { Discovered } from "../../../app/server-calls/provider-import.ts";
import { type WantedSeason, wantedSeasons } from "../../../domain/provider/run/season-import.ts";
import { seasonOfLeagues } from "../../../domain/provider/season-of-leagues.ts";
import { opensFirst } from "../../../domain/season/active-season.ts";
import type { Season } from "../../../domain/season/season.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { ProblemTexts } from "../../../parts/provider/problem-texts.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Note } from "../../../ui/note.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { discoverMessages as words } from "../create-messages.ts";
import { LeagueList } from "./league-list.tsx";

type Into = "each" | "one";
const newId = () => crypto.randomUUID();

/** Shows the offered and the unreadable leagues, and the seasons a selection makes (A §2). */
export function OfferedLeagues({
  leagues,
  problems,
  importedIds,
  seasons,
  selected,
  onToggle,
  onImport,
}: Discovered & {
  /** The seasons that are here already. */
  seasons: readonly Season[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onImport: (seasons: readonly WantedSeason[]) => void;
}) {
  const { isOffline } = useAdminPage();
  const [into, setInto] = useState<Into>("each");
  const [name, setName] = useState<string | null>(null);
  const chosen = leagues.filter(({ id }) => selected.has(id));
  const proposed = seasonOfLeagues(chosen, new Date().getFullYear()).name;
  const isOne = into === "one" && chosen.length > 1;
  const created = isOne ? 1 : chosen.length;
  const isFirst =
    seasons.length + created > 1 && chosen.some(({ status }) => opensFirst(seasons, status));

  function submit(): void {
    const ids = chosen.map(({ id }) => id);
    onImport(wantedSeasons(ids, isOne ? { name: name ?? proposed } : "each", newId));
  }

  return (
    <>
      {importedIds === null && (
        <Note icon={Info} tone="warn" role="alert">
          {words.idsUnknown}
        </Note>
      )}
      {problems.length > 0 && (
        <Note icon={Info} tone="warn">
          <p>{words.unreadable(problems.length)}</p>
          <ProblemTexts label={words.notRead} texts={problems.map(({ message }) => message)} />
        </Note>
      )}
      {leagues.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <LeagueList {...{ leagues, importedIds, selected, onToggle }} />
      )}
      {chosen.length > 1 && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <div className="grid gap-1">
            <span className="text-label font-strong">{words.into}</span>
            <Segments
              label={words.into}
              options={[
                { value: "each", label: words.each },
                { value: "one", label: words.one },
              ]}
              value={into}
              onChange={setInto}
            />
          </div>
          {isOne && (
            <TextField
              label={words.name}
              value={name ?? proposed}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </div>
      )}
      {leagues.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <Button
            variant={chosen.length === 0 ? "plain" : "fill"}
            size="lg"
            disabled={isOffline || chosen.length === 0}
            onClick={submit}
          >
            {words.importSelected(chosen.length)}
          </Button>
          <p className="text-label text-text-2 empty:hidden">
            {chosen.length === 0 && words.selectOne}
            {isFirst && words.seenFirst(created)}
          </p>
        </div>
      )}
    </>
  );
}
