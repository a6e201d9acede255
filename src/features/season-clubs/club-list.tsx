import type { ReactNode } from "react";
import type { League } from "../../domain/season/season.ts";
import { Section } from "../../ui/section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ClubFilterBar, type ClubFilterState, NothingFound } from "./club-filter.tsx";

/** Frames the teams or games of a season with their count, an Add button and the filter. */
export function ClubList({
  words,
  all,
  shown,
  leagues,
  state,
  add,
  more,
  children,
}: {
  words: Readonly<Record<"title" | "emptyTitle" | "emptyText", string>> & {
    readonly count: (shown: number, all: number) => string;
    readonly search: { readonly label: string; readonly placeholder: string };
  };
  all: readonly { readonly archivedAt: string | null }[];
  /** The number of rows that the filter leaves. */
  shown: number;
  leagues: readonly League[];
  state: ClubFilterState;
  add: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  if (all.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText}>
        {add}
      </EmptyState>
    );
  }
  const archived = all.filter(({ archivedAt }) => archivedAt !== null).length;
  const offered = state.filter.withArchived ? all.length : all.length - archived;
  return (
    <Section title={words.title} aside={<span role="status">{words.count(shown, offered)}</span>}>
      <div className="mt-2 mb-3 flex flex-wrap items-end gap-3 print:hidden">
        {add}
        <div className="min-w-0 flex-[1_1_36rem]">
          <ClubFilterBar
            state={state}
            search={words.search}
            leagues={leagues}
            archived={archived}
            more={more}
          />
        </div>
      </div>
      {shown === 0 ? <NothingFound onShowAll={state.reset} /> : children}
    </Section>
  );
}
