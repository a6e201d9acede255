import { clsx } from "clsx";
import { Minus, Plus } from "lucide-react";
import { type Dispatch, useId } from "react";
import { STATS, type StatKey } from "../../../domain/game/stat-catalogue.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { CorrectionAction } from "./correction-form.ts";

interface StatInputProps {
  readonly stat: StatKey;
  readonly value: number;
  readonly isChanged: boolean;
  readonly onAction: Dispatch<CorrectionAction>;
}

/** Shows a counter whose minus is off at 0, or a field for yards (P §5). */
export function StatInput({ stat, value, isChanged, onAction }: StatInputProps) {
  const id = useId();
  const { label, input } = STATS[stat];
  return (
    <div className="flex min-h-12 items-center justify-between gap-3 border-b last:border-b-0">
      <label htmlFor={id} className={clsx("text-body", isChanged && "font-bold")}>
        {label}
      </label>
      {input === "number" ? (
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => onAction({ type: "typed", key: stat, text: target.value })}
          className={clsx(
            "my-0.5 h-11 w-[132px] rounded-card border border-line-strong bg-surface px-3 text-center text-lead",
            isChanged && "font-bold",
          )}
        />
      ) : (
        <Counter id={id} stat={stat} value={value} isChanged={isChanged} onAction={onAction} />
      )}
    </div>
  );
}

function Counter({ id, stat, value, isChanged, onAction }: StatInputProps & { id: string }) {
  const step = (by: 1 | -1) => onAction({ type: "step", key: stat, by });
  const { correction } = reviewMessages;
  const { label } = STATS[stat];
  const cell = "border border-line-strong";
  return (
    <div className="my-0.5 grid grid-cols-3 items-center">
      <IconButton
        label={correction.fewer(label)}
        icon={<Icon as={Minus} />}
        disabled={value === 0}
        onClick={() => step(-1)}
        className={cell}
      />
      <output
        id={id}
        className={clsx("numeral text-center text-[22px]/[24px]", isChanged && "text-brand")}
      >
        {value}
      </output>
      <IconButton
        label={correction.more(label)}
        icon={<Icon as={Plus} />}
        onClick={() => step(1)}
        className={cell}
      />
    </div>
  );
}
