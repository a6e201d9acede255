import { shortSeasonName } from "../../domain/season/season-label.ts";
import { Dropdown } from "../../ui/overlay/dropdown.tsx";
import { seasonMessages } from "./season-messages.ts";
import { seasonOptions } from "./season-options.tsx";
import { SeasonTrouble } from "./season-trouble.tsx";
import type { SeasonSelectorProps } from "./seasons-to-show.ts";

/** On a laptop, shows a dropdown, or plain text if there is nothing to choose (P §2). */
export function SeasonDropdown({ query, onChoose }: SeasonSelectorProps) {
  if (query.status === "loading") {
    return <p className="truncate text-dense">{seasonMessages.loading}</p>;
  }
  if (query.status === "error") {
    return <SeasonTrouble message={query.message} />;
  }
  const { seasons, selected } = query;
  if (seasons.length <= 1) {
    return (
      <p className="truncate text-dense font-strong">
        {selected?.name ?? seasons[0]?.name ?? seasonMessages.noSeason}
      </p>
    );
  }
  return (
    <Dropdown
      label={seasonMessages.label}
      text={selected?.name ?? seasonMessages.selectTitle}
      {...(selected ? { shortText: shortSeasonName(selected, seasons) } : {})}
      options={seasonOptions(seasons, Date.now())}
      value={selected?.id ?? null}
      onChoose={onChoose}
      className="w-72 min-w-32 shrink"
    />
  );
}
