import { useState } from "react";
import type { GameCounts } from "../../domain/season/game-counts.ts";
import { GAME_FILTERS } from "../../domain/season/game-counts.ts";
import { gameDateText } from "../../parts/game-when.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Segments } from "../../ui/segments.tsx";
import { SearchIcon } from "../../ui/shell-icons.tsx";
import { gamesMessages } from "./games-messages.ts";
import type { ListFilter } from "./list-filter.ts";

/** Filter, search and date; they stand before the games are here, without counts. */
export function ListTools({
  filter,
  counts,
  dates,
  today,
  onChange,
}: {
  filter: ListFilter;
  counts: GameCounts | null;
  /** The season's days in order, with their number of games. */
  dates: readonly { readonly date: string; readonly count: number }[];
  today: string;
  onChange: (filter: ListFilter) => void;
}) {
  // The address follows a moment later: a field that showed it would lose letters typed meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const search = typed ?? filter.search;
  const change = (part: Partial<ListFilter>) => onChange({ ...filter, search, ...part });
  // A day of another season's address is no day of this one, but the field must say it.
  const isForeign = filter.date !== null && dates.every(({ date }) => date !== filter.date);
  const dayText = (date: string) =>
    date === today ? gamesMessages.sections.today : gameDateText(date);
  return (
    <search className="mb-4 grid grid-cols-[minmax(0,1fr)_148px] gap-2 wide:flex wide:gap-3">
      <Segments
        label={gamesMessages.filter}
        options={GAME_FILTERS.map((value) => ({
          value,
          label: gamesMessages.filters[value],
          ...(counts === null ? {} : { count: countUnder(value, counts) }),
        }))}
        value={filter.show}
        onChange={(show) => change({ show })}
        className="col-span-2 min-h-12"
      />
      <TextField
        type="search"
        hideLabel
        label={gamesMessages.search}
        placeholder={gamesMessages.searchHint}
        icon={<Icon as={SearchIcon} size="sm" />}
        enterKeyHint="search"
        value={search}
        onChange={({ target }) => {
          setTyped(target.value);
          change({ search: target.value });
        }}
        onBlur={() => setTyped(null)}
        className="wide:max-w-80 wide:flex-1"
      />
      <SelectField
        hideLabel
        label={gamesMessages.date}
        value={filter.date ?? ""}
        onChange={({ target }) => change({ date: target.value || null })}
        className="wide:ml-auto wide:w-44"
      >
        <option value="">{gamesMessages.allDates}</option>
        {isForeign && filter.date !== null && (
          <option value={filter.date}>{dayText(filter.date)}</option>
        )}
        {dates.map(({ date, count }) => (
          <option key={date} value={date}>
            {gamesMessages.dateOption(dayText(date), count)}
          </option>
        ))}
      </SelectField>
    </search>
  );
}

/** Upcoming lists the games in progress too, and counts what it lists (D46c). */
function countUnder(filter: ListFilter["show"], counts: GameCounts): number {
  if (filter === "all") return counts.total;
  return filter === "completed" ? counts.completed : counts.upcoming + counts.inProgress;
}
