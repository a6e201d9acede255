import { Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTeamFaces } from "../../app/queries/device/use-team-faces.ts";
import {
  isInFilter,
  isPenaltyFound,
  PENALTY_FILTERS,
  type PenaltyFilter,
  type PenaltyRecord,
} from "../../domain/discipline/penalty.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { AddPenaltyDialog } from "./add-penalty-dialog.tsx";
import { DeletedPenalties } from "./deleted-penalties.tsx";
import { PenaltyCard, ShortTeamNames } from "./penalty-card.tsx";
import { penaltyMessages } from "./penalty-messages.ts";
import { type DisciplineProps, Suspensions } from "./suspensions.tsx";
import { useRemoval } from "./use-removal.ts";

const { list: words } = penaltyMessages;

/** Lists suspended players, the records with the newest first, and deleted ones. */
export function PenaltiesView(props: DisciplineProps) {
  const { seasonId, discipline } = props;
  const { isOffline } = useAdminPage();
  const faces = useTeamFaces(seasonId);
  const shortNames = useMemo(
    () => new Map([...faces.values()].map(({ name, shortName }) => [name, shortName])),
    [faces],
  );
  const [isAdding, setAdding] = useState(false);
  const penalties = discipline.penalties.filter(({ removedAt }) => removedAt === null);
  const deleted = discipline.penalties.filter(({ removedAt }) => removedAt !== null);
  const add = (
    <Button variant="fill" disabled={isOffline} onClick={() => setAdding(true)}>
      <Icon as={Plus} size="sm" />
      {words.add}
    </Button>
  );
  return (
    <ShortTeamNames value={shortNames}>
      {discipline.suspensions.length > 0 && <Suspensions {...props} />}
      {penalties.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <PenaltyList penalties={penalties} add={add} />
      )}
      {deleted.length > 0 && <DeletedPenalties penalties={deleted} />}
      {isAdding && <AddPenaltyDialog seasonId={seasonId} onClose={() => setAdding(false)} />}
    </ShortTeamNames>
  );
}

function PenaltyList({ penalties, add }: { penalties: readonly PenaltyRecord[]; add: ReactNode }) {
  const [typed, search] = useState("");
  const [filter, choose] = useState<PenaltyFilter>("all");
  const remove = useRemoval();
  const found = penalties.filter((penalty) => isPenaltyFound(penalty, typed));
  const shown = found.filter((penalty) => isInFilter(penalty, filter));
  return (
    <Section
      title={words.title}
      aside={<span role="status">{words.count(shown.length, penalties.length)}</span>}
    >
      <div className="mt-2 mb-3 grid gap-3 wide:grid-cols-[auto_minmax(0,1fr)_auto]">
        {add}
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={typed}
          onSearch={search}
        />
        <Segments
          label={words.filter}
          options={PENALTY_FILTERS.map((value) => ({
            value,
            label: words.filters[value],
            count: found.filter((penalty) => isInFilter(penalty, value)).length,
          }))}
          value={filter}
          onChange={choose}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={words.nothingFoundTitle} text={words.nothingFoundText}>
          <Button
            onClick={() => {
              search("");
              choose("all");
            }}
          >
            {words.showAll}
          </Button>
        </EmptyState>
      ) : (
        <LongList key={`${filter} ${typed}`} count={shown.length}>
          {(length) => (
            <ul aria-label={words.title} className="@container card divide-y divide-line">
              {shown.slice(0, length).map((penalty) => (
                <PenaltyCard key={penalty.penaltyId} penalty={penalty} onRemove={remove} />
              ))}
            </ul>
          )}
        </LongList>
      )}
    </Section>
  );
}
