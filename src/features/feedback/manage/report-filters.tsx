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

/** Offers the search and the three filters (A §4). */
export function ReportFilters({
  filter,
  found,
  onChange,
}: {
  filter: ReportFilter;
  /** Says how many reports fit. */
  found: string;
  onChange: (part: Partial<ReportFilter>) => void;
}) {
  const { filters } = reportMessages;
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 wide:grid-cols-[minmax(0,1fr)_repeat(3,160px)]">
      <SearchField
        showsLabel
        label={filters.search}
        placeholder={filters.searchHint}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        className="max-wide:col-span-full"
      />
      <SelectField
        label={filters.status}
        options={withAll(FEEDBACK_STATUSES, STATUS_WORDS)}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        label={filters.type}
        options={withAll(FEEDBACK_TYPES, TYPE_WORDS)}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        label={filters.priority}
        options={withAll(FEEDBACK_PRIORITIES, PRIORITY_WORDS)}
        value={filter.priority}
        onChange={(priority) => onChange({ priority })}
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
