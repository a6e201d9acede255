import type { ReactNode } from "react";
import {
  DEFENSIVE_TOUCHDOWN_WAYS,
  type DefensiveTouchdownWay,
} from "../../../domain/game/decide/decide-stat.ts";
import {
  EXTRA_POINT_TYPES,
  EXTRA_POINTS,
  type ExtraPointType,
  PLAYS,
  type TouchdownKind,
} from "../../../domain/game/plays.ts";
import { messages } from "../messages.ts";
import { extraPointKey, RETURN_KEYS, TOUCHDOWN_KEYS } from "./keys/entry-keys.ts";
import { usePressedBy } from "./keys/use-pressed-by.ts";

const CHOICES = "grid gap-[12px] flat:auto-cols-fr flat:grid-flow-col";

/** 72 px high. */
function BigButton({
  hotkey,
  hint,
  onClick,
  children,
}: {
  hotkey: string;
  hint: string;
  onClick: () => void;
  children: ReactNode;
}) {
  const { "data-key": badge, ...shortcut } = usePressedBy()(hotkey);
  return (
    <button
      type="button"
      onClick={onClick}
      {...shortcut}
      className="relative flex min-h-18 flex-wrap items-center justify-between gap-x-[12px] rounded-card bg-brand px-[20px] py-[4px] text-[min(1.75rem,11vw)]/[1] font-black font-stretch-[80%] text-on-brand active:opacity-80 flat:h-24 flat:flex-col flat:items-start flat:justify-center flat:gap-1 flat:px-[16px] flat:text-left flat:text-[min(1.375rem,32px)]/[26px]"
    >
      {children}
      <small
        data-key={badge}
        className="text-right text-dense/4.5 font-semi font-stretch-[92%] flat:text-left"
      >
        {hint}
      </small>
    </button>
  );
}

/** Touchdown Type (P §2). */
export function TouchdownChoice({ onKind }: { onKind: (kind: TouchdownKind) => void }) {
  return (
    <div className={CHOICES}>
      <BigButton
        hotkey={TOUCHDOWN_KEYS.pass}
        hint={messages.sheets.passHint}
        onClick={() => onKind("pass")}
      >
        {PLAYS.pass_touchdown.name}
      </BigButton>
      <BigButton
        hotkey={TOUCHDOWN_KEYS.rush}
        hint={messages.sheets.rushHint}
        onClick={() => onKind("rush")}
      >
        {PLAYS.rush_touchdown.name}
      </BigButton>
    </div>
  );
}

/** Names each extra point with its points (D40). */
export function ExtraPointChoice({ onType }: { onType: (type: ExtraPointType) => void }) {
  return (
    <div className={CHOICES}>
      {EXTRA_POINT_TYPES.map((type) => (
        <BigButton
          key={type}
          hotkey={extraPointKey(type)}
          hint={messages.sheets.points(EXTRA_POINTS[type].points)}
          onClick={() => onType(type)}
        >
          {EXTRA_POINTS[type].name}
        </BigButton>
      ))}
    </div>
  );
}

/** Uses the option texts of D26. */
export function ReturnChoice({ onWay }: { onWay: (way: DefensiveTouchdownWay) => void }) {
  return (
    <div className={CHOICES}>
      {DEFENSIVE_TOUCHDOWN_WAYS.map((way) => (
        <BigButton
          key={way}
          hotkey={RETURN_KEYS[way]}
          hint={messages.sheets.returnHints[way]}
          onClick={() => onWay(way)}
        >
          {messages.sheets.returns[way]}
        </BigButton>
      ))}
    </div>
  );
}
