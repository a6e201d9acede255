import { memo } from "react";
import { askKey, type PlannedChange } from "../../domain/provider/plan/planned-change.ts";
import type { RowName } from "../../domain/provider/sync-contract.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { runMessages as words } from "./provider-messages.ts";
import { actionWords, fieldWords, rowWords } from "./sync-words.ts";

export type RowDecision = "same" | "different";

const TONES: Readonly<Record<PlannedChange["action"], BadgeTone>> = {
  add: "ok",
  change: "info",
  restore: "ok",
  archive: "bad",
  ask: "warn",
};

export const PlanRow = memo(function PlanRow({
  change,
  names,
  leagueName,
  decided,
  isLocked,
  onDecide,
}: {
  change: PlannedChange;
  names: Readonly<Record<string, RowName>>;
  leagueName: string;
  decided: RowDecision | undefined;
  isLocked: boolean;
  onDecide: (key: string, decision: RowDecision | null) => void;
}) {
  const { title, detail } = rowWords(change, names, leagueName);
  const isAsked = change.action === "ask";
  return (
    <li className="grid gap-x-4 gap-y-1.5 px-3 py-2.5 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <div className="min-w-0">
          <bdi className="block font-strong wrap-anywhere">{title}</bdi>
          {detail !== "" && <bdi className="block text-label text-text-2">{detail}</bdi>}
        </div>
        <Badge tone={TONES[change.action]}>{actionWords(change)}</Badge>
      </div>
      <div className="grid content-start gap-1.5">
        <FieldChanges change={change} names={names} />
        {isAsked && (
          <>
            <p className="text-dense">
              {change.reason === "moved" ? words.asks.moved : words.asks.entered_by_hand(title)}
            </p>
            <Decide
              title={title}
              decided={decided}
              isLocked={isLocked}
              onDecide={(decision) => onDecide(askKey(change), decision)}
            />
          </>
        )}
      </div>
    </li>
  );
});

function FieldChanges({
  change,
  names,
}: {
  change: PlannedChange;
  names: Readonly<Record<string, RowName>>;
}) {
  const fields = fieldWords(change, names);
  if (fields.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-dense">
      {fields.map(({ field, before, after }) => (
        <div key={field} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-2">{field}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {before !== null && (
              <>
                <del className="text-text-2">{before}</del> <span>{words.arrow}</span>{" "}
              </>
            )}
            <ins className="font-strong no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Decide({
  title,
  decided,
  isLocked,
  onDecide,
}: {
  title: string;
  decided: RowDecision | undefined;
  isLocked: boolean;
  onDecide: (decision: RowDecision | null) => void;
}) {
  const options = (["open", "same", "different"] as const).map((value) => ({
    value,
    label: words.decisions[value],
  }));
  return (
    <Segments
      label={words.decide(title)}
      options={options}
      value={decided ?? "open"}
      onChange={(value) => {
        if (!isLocked) onDecide(value === "open" ? null : value);
      }}
    />
  );
}
