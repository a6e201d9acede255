import type { League } from "../../domain/season/season.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { clubMessages as words } from "./club-messages.ts";

/** Returns the league of something new: the only one, else the one that the list is filtered to, else none. */
export function leagueOfNew(leagues: readonly League[], filteredTo: string | null): string {
  if (leagues.length === 1) return leagues[0]?.id ?? "";
  return leagues.find(({ id }) => id === filteredTo)?.id ?? "";
}

/** Asks for the league of something new; none is chosen unasked, because it cannot be changed later. */
export function LeagueField({
  leagues,
  ...field
}: {
  leagues: readonly League[];
  name: string;
  value: string;
  error: string | undefined;
  onChange: (leagueId: string) => void;
  onBlur: () => void;
}) {
  return (
    <SelectField
      {...field}
      label={words.league}
      options={[
        { value: "", label: words.chooseLeague },
        ...leagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
