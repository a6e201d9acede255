import type { ProviderLeague } from "../../../domain/provider/facts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { discoverMessages as words } from "../create-messages.ts";

/** Shows a checkbox for each league; imported ones are grey and cannot be selected (A §2). */
export function LeagueList({
  leagues,
  importedIds,
  selected,
  onToggle,
}: {
  leagues: readonly ProviderLeague[];
  importedIds: ReadonlySet<string> | null;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  return (
    <ul aria-label={words.leagues} className="card divide-y divide-line">
      {leagues.map(({ id, name, status }) => {
        const isImported = importedIds?.has(id) ?? false;
        return (
          <li key={id} className={isImported ? "bg-bg text-text-2" : undefined}>
            <CheckboxRow
              checked={selected.has(id)}
              disabled={isImported}
              onChange={() => onToggle(id)}
              className="min-h-14 px-3 py-2"
            >
              <bdi className="block font-strong wrap-anywhere">{name}</bdi>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-text-2">
                {words.leagueId(id)}
                <Badge>{isImported ? words.imported : status}</Badge>
              </span>
            </CheckboxRow>
          </li>
        );
      })}
    </ul>
  );
}
