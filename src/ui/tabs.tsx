import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Count } from "./badge.tsx";
import { useTabKeys } from "./tab-keys.ts";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly count?: number;
  readonly panel: ReactNode;
  /** For example `side-home` with `edge-top`. */
  readonly className?: string;
}

/** Shows panels under a segmented bar that wraps; only the chosen panel is mounted. */
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
  const id = useId();
  const values = tabs.map((tab) => tab.value);
  const { list, tabProps } = useTabKeys(values, value, onChange);
  const tabId = (of: Value) => `${id}-${of}`;
  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-(--bw) overflow-hidden rounded-card border border-line-strong bg-line-strong"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            {...tabProps(tab.value)}
            id={tabId(tab.value)}
            aria-controls={id}
            className={clsx(
              "inline-flex min-h-11 flex-auto flex-wrap content-center items-center justify-center gap-x-1.5 bg-surface px-1.5 text-dense font-strong font-stretch-[84%] wide:px-4 wide:font-stretch-[90%] whitespace-nowrap focus-visible:-outline-offset-3 aria-selected:bg-text aria-selected:text-surface",
              tab.className,
            )}
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} />}
          </button>
        ))}
      </div>
      <div key={value} role="tabpanel" id={id} aria-labelledby={tabId(value)}>
        {tabs.find((tab) => tab.value === value)?.panel}
      </div>
    </div>
  );
}
