import { clsx } from "clsx";
import { useRef, useState } from "react";
import { ListBox, type ListOption } from "../form/list-box.tsx";
import { Icon } from "../icon.tsx";
import { DownIcon } from "../shell-icons.tsx";

/** Shows the choice on a button and opens the list below it, which needs room there. */
export function Dropdown({
  label,
  text,
  shortText = text,
  options,
  value,
  onChoose,
  className,
}: {
  label: string;
  text: string;
  /** Replaces the text if the button is narrower than 200 px. */
  shortText?: string;
  options: readonly ListOption[];
  value: string | null;
  onChoose: (value: string) => void;
  className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its button and list let through
    <div
      className={clsx("@container relative", className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${text}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        // The list keeps the focus, so that this press closes it and does not open it again.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close() : setOpen(true))}
        className="type-action flex min-h-11 w-full items-center justify-between gap-2 rounded-card border border-current px-3 text-dense"
      >
        <span className="line-clamp-2 leading-4.5 @max-[199px]:hidden">{text}</span>
        <span className="line-clamp-2 leading-4.5 @min-[200px]:hidden">{shortText}</span>
        <Icon as={DownIcon} size="sm" />
      </button>
      {isOpen && (
        <ListBox
          label={label}
          options={options}
          value={value}
          takesFocus
          onChoose={(chosen) => {
            close();
            if (chosen !== value) onChoose(chosen);
          }}
          className="absolute top-full right-0 z-40 mt-1 max-h-64 w-72 rounded-card border-2 border-text bg-surface text-text"
        />
      )}
    </div>
  );
}
