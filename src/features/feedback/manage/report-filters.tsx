import { useState } from "react";
import {
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
} from "../../../domain/feedback/feedback-report.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
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
      <SearchField
        showsLabel
        label={filters.search}
        placeholder={filters.searchHint}
        value={search}
        onSearch={(text) => {
          setTyped(text);
          change({ search: text });
        }}
        onBlur={() => setTyped(null)}
        className="max-wide:col-span-2"
      />
      <SelectField
        label={filters.status}
        options={withAll(FEEDBACK_STATUSES, STATUS_WORDS)}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label={filters.type}
        options={withAll(FEEDBACK_TYPES, TYPE_WORDS)}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
      <SelectField
        label={filters.priority}
        options={withAll(FEEDBACK_PRIORITIES, PRIORITY_WORDS)}
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

function withAll<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) {
  const { all } = reportMessages.filters;
  return [
    { value: "all", label: all } as const,
    ...values.map((value) => ({ value, label: words[value] })),
  ];
}
