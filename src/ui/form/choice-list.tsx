import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly text?: ReactNode;
}

export function ChoiceList<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: {
  label: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="card divide-y divide-line overflow-hidden">
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          {...option}
          name={name}
          checked={option.value === value}
          disabled={disabled}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

function ChoiceRow({
  label,
  text,
  name,
  checked,
  disabled,
  onChoose,
}: {
  label: ReactNode;
  text?: ReactNode;
  name: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const textId = useId();
  return (
    <label
      className={clsx(
        "relative grid min-h-14 grid-cols-[1.75rem_minmax(0,1fr)] content-center items-start gap-x-3 px-4 py-3",
        "has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus",
        "before:absolute before:inset-y-0 before:left-0 before:w-1 has-checked:before:bg-brand",
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-describedby={text === undefined ? undefined : textId}
        className="mt-px grid size-[1.375rem] appearance-none place-items-center rounded-pill border-2 border-line-strong bg-surface outline-none checked:border-brand before:size-2.5 before:rounded-pill checked:before:bg-brand disabled:opacity-50"
      />
      <span className="text-body font-strong">{label}</span>
      {text !== undefined && (
        <span id={textId} className="col-start-2 text-dense text-text-2">
          {text}
        </span>
      )}
    </label>
  );
}
