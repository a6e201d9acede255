import { lazy, Suspense, useState } from "react";
import { shortSeasonName } from "../../domain/season/season-label.ts";
import { seasonEra } from "../../domain/season/season-status.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { DownIcon } from "../../ui/shell-icons.tsx";
import { seasonMessages } from "./season-messages.ts";
import { SeasonTrouble } from "./season-trouble.tsx";
import type { SeasonSelectorProps } from "./seasons-to-show.ts";

const SeasonDialog = lazy(() => import("./season-dialog.tsx"));

/** On a phone, shows year and type, or "Past" for history; the list is a modal (P §2). */
export function SeasonCompact({ query, onChoose }: SeasonSelectorProps) {
  const [isOpen, setOpen] = useState(false);
  if (query.status === "loading") return <p className="text-dense">{seasonMessages.loading}</p>;
  if (query.status === "error") {
    return <SeasonTrouble message={query.message} />;
  }
  const { seasons, selected, active } = query;
  const shown = selected ?? (seasons.length === 1 ? seasons[0] : undefined);
  const text = shown ? shortSeasonName(shown, seasons) : seasonMessages.noSeason;
  if (seasons.length <= 1) return <p className="truncate text-dense font-strong">{text}</p>;
  const isPast = selected !== null && seasonEra(selected, active, Date.now()) === "past";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="type-action -mx-2 flex min-h-11 min-w-0 items-center gap-1.5 rounded-card px-2 text-dense"
      >
        <span className="sr-only">{seasonMessages.label}: </span>
        <span className="line-clamp-2 text-label">{shown ? text : seasonMessages.selectTitle}</span>
        {isPast && <Badge tone="warn">{seasonMessages.past}</Badge>}
        <Icon as={DownIcon} size="sm" />
      </button>
      {isOpen && (
        <Suspense>
          <SeasonDialog
            seasons={seasons}
            selectedId={selected?.id ?? null}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
