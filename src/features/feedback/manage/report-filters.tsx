import { Search } from "lucide-react";
import { useState } from "react";
import {
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
} from "../../../domain/feedback/feedback-report.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PRIORITY_WORDS, STATUS_WORDS, TYPE_WORDS } from "../feedback-words.ts";
import type { ReportFilter } from "./report-filter.ts";
import { reportMessages } from "./report-messages.ts";

/** Search and the three filters (A §4). */
export function ReportFilters({
  filter,
  found,
  onChange,
}: {
  filter: ReportFilter;
  /** How many fit, in words. */
  found: string;
  onChange: (filter: ReportFilter) => void;
}) {
  const { filters } = reportMessages;
  // The address follows later: a field that showed it would lose letters typed meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const search = typed ?? filter.search;
  const change = (part: Partial<ReportFilter>) => onChange({ ...filter, search, ...part });
  return (
    <search className="grid grid-cols-2 gap-3 wide:grid-cols-[minmax(0,1fr)_repeat(3,160px)]">
      <TextField
        type="search"
        label={filters.search}
        placeholder={filters.searchHint}
        icon={<Icon as={Search} size="sm" />}
        value={search}
        onChange={({ target }) => {
          setTyped(target.value);
          change({ search: target.value });
        }}
        onBlur={() => setTyped(null)}
        className="max-wide:col-span-2"
      />
      <Choice
        label={filters.status}
        values={FEEDBACK_STATUSES}
        words={STATUS_WORDS}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <Choice
        label={filters.type}
        values={FEEDBACK_TYPES}
        words={TYPE_WORDS}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
      <Choice
        label={filters.priority}
        values={FEEDBACK_PRIORITIES}
        words={PRIORITY_WORDS}
        value={filter.priority}
        onChange={(priority) => change({ priority })}
      />
      <p
        role="status"
        className="self-end text-label text-text-2 max-wide:pb-4 max-wide:text-right wide:col-span-4"
      >
        {found}
      </p>
    </search>
  );
}

function Choice<Value extends string>({
  label,
  values,
  words,
  value,
  onChange,
}: {
  label: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  value: Value | "all";
  onChange: (value: Value | "all") => void;
}) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value | "all")}
    >
      <option value="all">{reportMessages.filters.all}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </SelectField>
  );
}
