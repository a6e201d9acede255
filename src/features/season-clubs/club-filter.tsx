import { type ReactNode, useState } from "react";
import type { ClubFilter } from "../../domain/season/clubs/managed-club.ts";
import type { League } from "../../domain/season/season.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxRow } from "../../ui/form/checkbox.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { clubMessages as words } from "./club-messages.ts";

const ALL = "";
const OPEN: ClubFilter = { typed: "", leagueId: null, withArchived: false };

export function useClubFilter() {
  const [filter, setFilter] = useState(OPEN);
  return {
    filter,
    change: (change: Partial<ClubFilter>) => setFilter((old) => ({ ...old, ...change })),
    reset: () => setFilter((old) => ({ ...OPEN, withArchived: old.withArchived })),
  };
}

/** Whether rows are left out; showing the archived ones adds rows. */
export const isNarrowed = ({ typed, leagueId }: ClubFilter) =>
  typed.trim() !== "" || leagueId !== null;

export type ClubFilterState = ReturnType<typeof useClubFilter>;

/** Offers search, league and archived rows, but only filters that could leave something out. */
export function ClubFilterBar({
  state: { filter, change },
  search,
  leagues,
  archived,
  more,
}: {
  state: ClubFilterState;
  search: { readonly label: string; readonly placeholder: string };
  leagues: readonly League[];
  archived: number;
  /** Filters of one list only. */
  more?: ReactNode;
}) {
  return (
    <div className="grid items-end gap-3 wide:flex wide:*:first:flex-1">
      <SearchField {...search} value={filter.typed} onSearch={(typed) => change({ typed })} />
      {leagues.length > 1 && (
        <SelectField
          label={words.league}
          hideLabel
          options={[
            { value: ALL, label: words.allLeagues },
            ...leagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.leagueId ?? ALL}
          onChange={(leagueId) => change({ leagueId: leagueId === ALL ? null : leagueId })}
        />
      )}
      {archived > 0 && (
        <CheckboxRow
          checked={filter.withArchived}
          onChange={({ target }) => change({ withArchived: target.checked })}
          className="grid-cols-[auto_28px]! justify-start"
        >
          {words.withArchived} ({archived})
        </CheckboxRow>
      )}
      {more}
    </div>
  );
}

export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title={words.nothingFoundTitle} text={words.nothingFoundText}>
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </EmptyState>
  );
}
