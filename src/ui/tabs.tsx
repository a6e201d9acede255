import { clsx } from "clsx";
import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { Count } from "./badge.tsx";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly count?: number;
  readonly panel: ReactNode;
  /** e.g. `side-home` with `edge-top`. */
  readonly className?: string;
}

/** Panels under a segmented bar, which wraps for large text; only the chosen panel is mounted. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
}: {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      {...(className === undefined ? {} : { className })}
    >
      <Primitive.List
        aria-label={label}
        className="flex flex-wrap gap-(--bw) overflow-hidden rounded-card border border-line-strong bg-line-strong"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              "inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 bg-surface px-1.5 text-dense font-strong font-stretch-[84%] wide:px-4 wide:font-stretch-[90%] whitespace-nowrap focus-visible:-outline-offset-3 aria-selected:bg-text aria-selected:text-surface",
              tab.className,
            )}
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} />}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="outline-none">
          {tab.panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
