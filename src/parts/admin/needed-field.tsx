import type { ReactNode } from "react";

interface FieldMark {
  readonly hint: ReactNode;
  readonly className?: string;
}

/** Marks the field that keeps a step's button disabled, and says so below it; else shows its hint. */
export function neededField(isNeeded: boolean, text: string, hint?: string): FieldMark {
  if (!isNeeded) return { hint };
  return {
    hint: <b className="font-strong text-text">{text}</b>,
    className: "[&_:is(input,select,textarea)]:border-2 [&_:is(input,select,textarea)]:border-text",
  };
}
