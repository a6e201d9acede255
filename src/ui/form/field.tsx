import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";
import { DownIcon } from "../shell-icons.tsx";

interface FieldLook {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint, marks the field as invalid, and is announced when it appears. */
  readonly error?: string | undefined;
  readonly hideLabel?: boolean;
  readonly className?: string;
}

const BOX =
  "min-h-12 w-full min-w-0 rounded-card border border-line-strong bg-surface px-3 text-body text-ellipsis placeholder:text-text-2 disabled:bg-bg disabled:text-text-2 aria-invalid:border-2 aria-invalid:border-danger";

function Frame({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldLook & { id: string; children: ReactNode }) {
  return (
    <div className={clsx("grid min-w-0 gap-1", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-label font-strong"}>
        {label}
      </label>
      {children}
      {hint !== undefined && !error && (
        <p id={`${id}-hint`} className="text-label text-text-2">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        role="alert"
        className="text-label font-strong text-danger empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}

function describedBy(id: string, { hint, error }: FieldLook) {
  if (error) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}

/** A labelled input, 48 px high; takes every attribute of <input>, `ref` too. */
export function TextField({
  icon,
  label,
  hint,
  error,
  hideLabel,
  className,
  ...input
}: FieldLook & { icon?: ReactNode } & Omit<ComponentProps<"input">, keyof FieldLook>) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const look = { label, hint, error, ...(hideLabel ? { hideLabel } : {}) };
  return (
    <Frame id={id} {...look} {...(className === undefined ? {} : { className })}>
      <div className="relative">
        {icon !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center">
            {icon}
          </span>
        )}
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, look)}
          className={clsx(BOX, icon !== undefined && "pl-10")}
        />
      </div>
    </Frame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...textarea
}: FieldLook & Omit<ComponentProps<"textarea">, keyof FieldLook>) {
  const ownId = useId();
  const id = textarea.id ?? ownId;
  const look = { label, hint, error, ...(hideLabel ? { hideLabel } : {}) };
  return (
    <Frame id={id} {...look} {...(className === undefined ? {} : { className })}>
      <textarea
        {...textarea}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, look)}
        className={clsx(BOX, "resize-y py-2.5")}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...select
}: FieldLook & Omit<ComponentProps<"select">, keyof FieldLook>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  const look = { label, hint, error, ...(hideLabel ? { hideLabel } : {}) };
  return (
    <Frame id={id} {...look} {...(className === undefined ? {} : { className })}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, look)}
          className={clsx(BOX, "appearance-none truncate pr-9")}
        />
        <span className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center">
          <Icon as={DownIcon} size="sm" />
        </span>
      </div>
    </Frame>
  );
}
