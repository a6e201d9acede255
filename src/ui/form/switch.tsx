/** Switches at once and is 44 px high; `text` names the state, so that colour is not the only sign. */
export function Switch({
  label,
  text,
  checked,
  disabled = false,
  isBusy = false,
  onChange,
}: {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  isBusy?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={checked}
      aria-busy={isBusy}
      disabled={disabled}
      onClick={() => {
        if (!isBusy) onChange(!checked);
      }}
      className="group inline-flex min-h-11 items-center gap-3 rounded-card font-strong disabled:text-text-2"
    >
      <span className="flex h-7 w-12 items-center rounded-pill border-2 border-line-strong bg-surface px-0.5 group-aria-checked:border-brand group-aria-checked:bg-brand group-disabled:opacity-50 sun:group-disabled:border-dotted sun:group-disabled:bg-clip-padding sun:group-disabled:opacity-100">
        <span className="size-5 rounded-pill bg-line-strong transition-transform group-aria-checked:translate-x-[18px] group-aria-checked:bg-on-brand" />
      </span>
      {text}
    </button>
  );
}
