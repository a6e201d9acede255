import { Info, Search } from "lucide-react";
import { useState } from "react";
import type { Discovered } from "../../../app/server-calls/provider-import.ts";
import { type WantedSeason, wantedSeasons } from "../../../domain/provider/run/season-import.ts";
import { seasonOfLeagues } from "../../../domain/provider/season-of-leagues.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { Section } from "../../../ui/section.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { discoverMessages as words } from "../create-messages.ts";
import type { ImportProblem } from "../failure-words.ts";
import { LeagueList } from "./league-list.tsx";
import { useDiscovery } from "./use-discovery.ts";

type Into = "each" | "one";
const newId = () => crypto.randomUUID();

/** Discover Leagues, the list, and Import Selected (A §2). */
export function DiscoverPanel({
  isOffline,
  onProblem,
  onImport,
}: {
  isOffline: boolean;
  onProblem: (problem: ImportProblem | null) => void;
  onImport: (seasons: readonly WantedSeason[]) => void;
}) {
  const { found, selected, discover, toggle } = useDiscovery(onProblem);
  return (
    <Section title={words.title}>
      <div className="mt-2 grid gap-4 *:min-w-0">
        <p className="text-dense text-text-2">{words.lead}</p>
        <Button
          variant={found.status === "found" ? "plain" : "fill"}
          size="lg"
          icon={<Icon as={Search} />}
          disabled={isOffline || found.status === "asking"}
          onClick={discover}
          className="justify-self-start"
        >
          {words.discover}
        </Button>
        {found.status === "asking" && <Spinner label={words.discovering} />}
        {found.status === "found" && (
          <Offered
            {...found.discovered}
            selected={selected}
            onToggle={toggle}
            isOffline={isOffline}
            onImport={onImport}
          />
        )}
      </div>
    </Section>
  );
}

function Offered({
  leagues,
  problems,
  importedIds,
  selected,
  onToggle,
  isOffline,
  onImport,
}: Discovered & {
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  isOffline: boolean;
  onImport: (seasons: readonly WantedSeason[]) => void;
}) {
  const [into, setInto] = useState<Into>("each");
  const [name, setName] = useState<string | null>(null);
  const [isNone, setNone] = useState(false);
  const chosen = leagues.filter(({ id }) => selected.has(id));
  const proposed = seasonOfLeagues(chosen, new Date().getFullYear()).name;
  const isOne = into === "one" && chosen.length > 1;

  function submit(): void {
    setNone(chosen.length === 0);
    if (chosen.length === 0) return;
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
          <ul className="list-disc pl-5">
            {problems.slice(0, 5).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
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
          <Button variant="fill" size="lg" disabled={isOffline} onClick={submit}>
            {words.importSelected(chosen.length)}
          </Button>
          <p role="alert" className="text-label font-strong text-danger empty:hidden">
            {isNone && chosen.length === 0 ? words.selectOne : ""}
          </p>
        </div>
      )}
    </>
  );
}
