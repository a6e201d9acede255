import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  chosenDivision,
  divisionKey,
  divisionOptions,
  divisionsOf,
  partOf,
  readPart,
  type SeasonParts,
} from "../../domain/standings/divisions.ts";
import { SEASON_STAGES } from "../../domain/standings/season-stage.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchIcon } from "../../ui/list-icons.tsx";
import { SortField } from "./sort-field.tsx";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** The value of "All Leagues" and "All Divisions": none is called so. */
const ALL = "";

/** Chooses players or teams, league, division, games and order, and searches; on a phone, it is folded (A §2). */
export function StatsControls({ parts, state }: { parts: SeasonParts; state: StatsViewState }) {
  const { view, change, type } = state;
  const divisions = divisionsOf(parts, view.league);
  const chosen = chosenDivision(parts, view);
  const hasLeagues = parts.leagues.length > 1;
  const isNarrowed = view.league !== null || view.division !== null || view.stage !== "all";
  const [isOpen, setOpen] = useState(isNarrowed);
  const [startsFinding] = useState(view.search !== "");
  const [isFinding, setFinding] = useState(startsFinding);
  const searchPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFinding && !startsFinding) searchPlace.current?.querySelector("input")?.focus();
  }, [isFinding, startsFinding]);
  return (
    <search
      className={clsx(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-3 print:hidden",
        hasLeagues
          ? "wide:grid-cols-4 bar:grid-cols-[repeat(4,minmax(0,180px))_minmax(0,1fr)]"
          : "wide:grid-cols-[repeat(3,minmax(0,180px))_minmax(0,1fr)] bar:grid-cols-[auto_repeat(3,180px)_minmax(0,1fr)]",
      )}
    >
      <div
        className={clsx(
          "col-span-full flex flex-wrap items-start gap-2",
          !hasLeagues && "bar:col-span-1",
        )}
      >
        <Segments
          label={statsMessages.view}
          className="min-h-12 flex-auto wide:flex-none"
          value={view.kind}
          onChange={(kind) => change({ kind })}
          options={(["players", "teams"] as const).map((value) => ({
            value,
            label: statsMessages.views[value],
          }))}
        />
        <Button
          size="lg"
          className="w-12 wide:hidden"
          icon={<Icon as={SearchIcon} />}
          aria-label={statsMessages.search[view.kind]}
          aria-expanded={isFinding}
          onClick={() => setFinding(!isFinding)}
        />
        <Button
          size="lg"
          className="wide:hidden"
          icon={<Icon as={SlidersHorizontal} size="sm" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {statsMessages.filters}
        </Button>
      </div>
      <div className={clsx("contents", !isOpen && "max-wide:hidden")}>
        {hasLeagues && (
          <SelectField
            label={statsMessages.league}
            options={[
              { value: ALL, label: statsMessages.allLeagues },
              ...parts.leagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={view.league ?? ALL}
            onChange={(league) => change(readPart(parts, { league, division: view.division }))}
          />
        )}
        <SelectField
          label={statsMessages.division}
          options={[
            { value: ALL, label: statsMessages.allDivisions },
            ...divisionOptions(divisions),
          ]}
          value={chosen === null ? ALL : divisionKey(chosen)}
          onChange={(key) => {
            const division = divisions.find((one) => divisionKey(one) === key);
            change(
              division === undefined ? { division: null } : partOf(parts, division, view.league),
            );
          }}
        />
        <SelectField
          label={statsMessages.stage}
          options={SEASON_STAGES.map((value) => ({ value, label: statsMessages.stages[value] }))}
          value={view.stage}
          onChange={(stage) => change({ stage })}
        />
        <SortField view={view} change={change} />
      </div>
      <div
        ref={searchPlace}
        // An even number of fields stands before it.
        className={clsx(
          hasLeagues ? "col-span-full bar:col-span-1" : !isOpen && "max-wide:col-span-full",
          !isFinding && "max-wide:hidden",
        )}
      >
        <SearchField
          showsLabel
          label={statsMessages.search[view.kind]}
          placeholder={statsMessages.searchHint[view.kind]}
          value={view.search}
          onSearch={type}
        />
      </div>
    </search>
  );
}
