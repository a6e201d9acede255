import { useEffect, useRef } from "react";
import { dayText } from "../../parts/page/day-text.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { gamesMessages } from "./games-messages.ts";
import { lateListMessages } from "./late-list-messages.ts";
import type { GameListFilter } from "./list-filter.ts";

export interface FindToolsProps {
  readonly filter: GameListFilter;
  /** The season's days in order, with their number of games. */
  readonly dates: readonly { readonly date: string; readonly count: number }[];
  readonly today: string;
  readonly onChange: (part: Partial<GameListFilter>) => void;
  /** Somebody has just asked for the search. */
  readonly takesFocus: boolean;
}

/** Finds one game among many by search and date; it loads after the first paint. */
export function FindTools({ filter, dates, today, onChange, takesFocus }: FindToolsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  // The address may name a day of another season, which the field must still show.
  const isForeign = filter.date !== null && dates.every(({ date }) => date !== filter.date);
  const optionText = (date: string) =>
    date === today ? gamesMessages.sections.today : dayText(date, "weekday");
  return (
    <div
      ref={place}
      className="grid w-full grid-cols-2 gap-2 @max-[16rem]:grid-cols-1 wide:flex wide:w-auto wide:flex-1 wide:gap-3"
    >
      <SearchField
        label={lateListMessages.search}
        placeholder={lateListMessages.searchHint}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        className="wide:flex-1"
      />
      <SelectField
        hideLabel
        label={lateListMessages.date}
        options={[
          { value: "", label: lateListMessages.allDates },
          ...(isForeign && filter.date !== null
            ? [{ value: filter.date, label: optionText(filter.date) }]
            : []),
          ...dates.map(({ date, count }) => ({
            value: date,
            label: lateListMessages.dateOption(optionText(date), count),
          })),
        ]}
        value={filter.date ?? ""}
        onChange={(date) => onChange({ date: date || null })}
        className="wide:w-44"
      />
    </div>
  );
}
