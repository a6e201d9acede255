import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "../icon.tsx";
import { DownIcon } from "../shell-icons.tsx";

interface FieldLook {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint while a step's button waits for the field; the frame turns heavy once somebody has left it empty. */
  readonly needed?: string | false | undefined;
  /** Replaces the hint, marks the field as invalid, and is announced when it appears. */
  readonly error?: string | undefined;
  readonly hideLabel?: boolean | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

const BOX =
  "min-h-12 w-full min-w-0 rounded-card border border-line-strong bg-surface px-3 text-body text-ellipsis placeholder:text-text-2 disabled:border-dotted disabled:bg-bg disabled:text-text-2 aria-invalid:border-2 aria-invalid:border-danger data-missed:border-2 data-missed:border-text";

function Field({
  look: { label, hint: usualHint, needed, error, hideLabel, className, id },
  children,
}: {
  look: FieldLook;
  children: (
    ties: Pick<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby"> & {
      "data-missed": true | undefined;
    },
  ) => ReactNode;
}) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const [isLeft, setLeft] = useState(false);
  const hint = needed || usualHint;
  const isMissed = Boolean(needed) && isLeft;
  const isHinted = hint !== undefined && !error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the focus leaves the control inside it
    <div className={clsx("grid min-w-0 gap-1", className)} onBlur={() => setLeft(true)}>
      <label htmlFor={controlId} className={hideLabel ? "sr-only" : "text-label font-strong"}>
        {label}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "data-missed": isMissed || undefined,
        "aria-describedby": error
          ? `${controlId}-error`
          : isHinted
            ? `${controlId}-hint`
            : undefined,
      })}
      {isHinted && (
        <p
          id={`${controlId}-hint`}
          className={clsx("text-label", isMissed ? "font-strong" : "text-text-2")}
        >
          {hint}
        </p>
      )}
      <p
        id={`${controlId}-error`}
        role="alert"
        className="text-label font-strong text-danger empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}

function apart<Props extends FieldLook>(props: Props) {
  const { label, hint, needed, error, hideLabel, className, id, ...control } = props;
  return { look: { label, hint, needed, error, hideLabel, className, id }, control };
}

/** Is 48 px high and takes every attribute of <input>, `ref` too. */
export function TextField({
  icon,
  ...props
}: FieldLook & { icon?: ReactNode } & Omit<ComponentProps<"input">, keyof FieldLook>) {
  const { look, control } = apart(props);
  return (
    <Field look={look}>
      {(ties) => (
        <div className="relative">
          {icon !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-[min(0.75rem,12px)] grid place-items-center">
              {icon}
            </span>
          )}
          <input
            {...control}
            {...ties}
            className={clsx(BOX, icon !== undefined && "pl-[calc(24px+1rem)]")}
          />
        </div>
      )}
    </Field>
  );
}

export function TextAreaField(
  props: FieldLook & Omit<ComponentProps<"textarea">, keyof FieldLook>,
) {
  const { look, control } = apart(props);
  return (
    <Field look={look}>
      {(ties) => <textarea {...control} {...ties} className={clsx(BOX, "resize-y py-2.5")} />}
    </Field>
  );
}

export function SelectField<Value extends string>({
  options,
  onChange,
  ...props
}: FieldLook & {
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
} & Omit<ComponentProps<"select">, keyof FieldLook | "children" | "onChange" | "value">) {
  const { look, control } = apart(props);
  return (
    <Field look={look}>
      {(ties) => (
        <div className="relative">
          <select
            {...control}
            {...ties}
            onChange={({ target }) => onChange(target.value as Value)}
            className={clsx(BOX, "appearance-none truncate pr-[calc(1rem+18px)]")}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-[10px] grid place-items-center">
            <Icon as={DownIcon} size="sm" />
          </span>
        </div>
      )}
    </Field>
  );
}
