import { Info, TriangleAlert } from "lucide-react";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import { Segments } from "../../../ui/form/segments.tsx";
import { Note } from "../../../ui/note.tsx";
import { playerMessages as words } from "./editing-messages.ts";
import type { TeamRights } from "./team-rights.ts";

const OPTIONS = [
  { value: "active", label: words.active },
  { value: "injured", label: words.injured },
] as const;

/** Admins change it online; others read why they cannot (D36a). Slots may be exceeded (P §2, §4). */
export function InjuredToggle({
  isIr,
  wasIr,
  onChange,
  card: { team, injured },
  rights,
}: {
  isIr: boolean;
  /** The state on the server. */
  wasIr: boolean;
  onChange: (isIr: boolean) => void;
  card: TeamCard;
  rights: TeamRights;
}) {
  if (!rights.isAdmin) return <p className="text-dense text-text-2">{words.irAdmins}</p>;
  if (rights.isOffline) return <p className="text-dense text-text-2">{words.irOffline}</p>;
  const used = injured.length + 1;
  const isOver = used > team.maxIrSlots;
  return (
    <div className="grid gap-2">
      <p className="text-label font-strong" aria-hidden="true">
        {words.status}
      </p>
      <Segments
        label={words.status}
        options={OPTIONS}
        value={isIr ? "injured" : "active"}
        onChange={(value) => onChange(value === "injured")}
      />
      {isIr && !wasIr && (
        <Note icon={isOver ? TriangleAlert : Info} tone={isOver ? "warn" : "plain"} role="status">
          <p>{words.irNote}</p>
          {isOver && <p className="mt-1 font-strong">{words.irOver(used, team.maxIrSlots)}</p>}
        </Note>
      )}
    </div>
  );
}
