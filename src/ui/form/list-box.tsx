import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

export interface ListOption {
  readonly value: string;
  readonly label: string;
  readonly aside?: ReactNode;
}

interface ListBoxProps {
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  readonly takesFocus?: boolean;
  readonly className?: string;
}

/** Keys move without choosing, so that nothing loads on the way. */
export function ListBox(props: ListBoxProps) {
  const { label, options, value, onChoose, takesFocus = false, className } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  useEffect(() => {
    if (takesFocus) frame.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    frame.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" || event.key === " ") {
      const option = options[at];
      if (option) onChoose(option.value);
    } else {
      const next = moved(event.key, at, options);
      if (next === null) return;
      setAt(next);
    }
    event.preventDefault();
  }

  return (
    <div
      ref={frame}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className={clsx(
        "overflow-y-auto overscroll-contain focus-visible:-outline-offset-3",
        className,
      )}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names the option
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          onClick={() => onChoose(option.value)}
          className={clsx(
            "relative flex min-h-12 cursor-pointer items-center justify-between gap-3 border-b py-1 pr-3 pl-4 text-dense font-stretch-[92%] last:border-b-0 hover:bg-surface-2 aria-selected:font-bold",
            "before:absolute before:inset-y-0 before:left-0 before:w-1 aria-selected:before:bg-brand",
            index === at && "in-focus-visible:bg-surface-2 sun:in-focus-visible:underline",
          )}
        >
          <span className="min-w-0">{option.label}</span>
          {option.aside}
        </div>
      ))}
    </div>
  );
}

function moved(key: string, at: number, options: readonly ListOption[]): number | null {
  const last = options.length - 1;
  switch (key) {
    case "ArrowDown":
      return Math.min(last, at + 1);
    case "ArrowUp":
      return Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return last;
  }
  if (key.length !== 1) return null;
  const startsSo = ({ label }: ListOption) => label.toLowerCase().startsWith(key.toLowerCase());
  const after = options.findIndex((option, index) => index > at && startsSo(option));
  const found = after === -1 ? options.findIndex(startsSo) : after;
  return found === -1 ? null : found;
}
