import { momentText } from "../../../parts/page/moment-text.ts";
import { Button } from "../../../ui/button.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { HeldRowWords } from "./held-rows.ts";

export function HeldRow({
  row,
  isBusy,
  onApply,
  onSetAside,
}: {
  row: HeldRowWords;
  isBusy: boolean;
  onApply: () => void;
  onSetAside: () => void;
}) {
  const { held } = reviewMessages;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-2 pr-3 pl-4 last:border-b-0">
      <span className="min-w-0 flex-[1_1_220px] text-dense">
        <span className="block font-strong">{row.what}</span>
        <span className="block text-label text-text-2">
          {[row.why, row.who, momentText(row.at, Date.now())].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="flex flex-none gap-2 print:hidden">
        <Button disabled={isBusy} aria-label={held.applyOne(row.what)} onClick={onApply}>
          {held.apply}
        </Button>
        <Button disabled={isBusy} aria-label={held.setAsideOne(row.what)} onClick={onSetAside}>
          {held.setAside}
        </Button>
      </span>
    </li>
  );
}
