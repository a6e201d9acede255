import { CircleAlert } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { failureWords, type SpokenFailure } from "../failure-words.ts";
import type { FieldCheck } from "./check-fields.ts";

type AuthAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: SpokenFailure };

type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface AuthFormProps<Name extends string> {
  /** All checks must hold before anything is sent. */
  readonly checks: Readonly<Record<Name, FieldCheck>>;
  /** Checks between fields; an error is shown at the field that it names. */
  readonly checkTogether?: (values: Readonly<Record<Name, string>>) => Errors<Name>;
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<AuthAnswer>;
  /** The form stays busy after a success. Not called once the person has left the form. */
  readonly onDone?: (value: unknown) => void;
  readonly submit: string;
  readonly busy: string;
  /** Shows if a refusal came without words. */
  readonly fallback?: string;
  readonly children: (errors: Errors<Name>) => ReactNode;
}

const NO_ERRORS = {};

/** Shows the fields, one button, and the backend's message in a red box (P §2). */
export function AuthForm<Name extends string>(props: AuthFormProps<Name>) {
  const [errors, setErrors] = useState(NO_ERRORS as Errors<Name>);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = readValues(form, props.checks);
    const wrong = check(values, props);
    setErrors(wrong);
    setRefusal(null);
    const first = Object.keys(wrong)[0];
    if (first !== undefined) {
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setIsBusy(true);
    const answer = await props.send(values);
    if (answer.ok) {
      if (form.isConnected) props.onDone?.(answer.value);
      return;
    }
    setIsBusy(false);
    setRefusal(failureWords(answer.error, props.fallback));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      {refusal !== null && (
        <Note icon={CircleAlert} tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      {props.children(errors)}
      <Button type="submit" variant="fill" size="lg" className="mt-1" aria-busy={isBusy}>
        {isBusy ? props.busy : props.submit}
      </Button>
    </form>
  );
}

/** Passwords count as typed; other values lose the spaces around them. */
function readValues<Name extends string>(
  form: HTMLFormElement,
  checks: Readonly<Record<Name, FieldCheck>>,
): Readonly<Record<Name, string>> {
  const data = new FormData(form);
  const values = {} as Record<Name, string>;
  for (const name of Object.keys(checks) as Name[]) {
    const text = String(data.get(name) ?? "");
    values[name] = /password/i.test(name) ? text : text.trim();
  }
  return values;
}

function check<Name extends string>(
  values: Readonly<Record<Name, string>>,
  { checks, checkTogether }: Pick<AuthFormProps<Name>, "checks" | "checkTogether">,
): Errors<Name> {
  const wrong: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(checks) as Name[]) {
    const error = checks[name](values[name]);
    if (error !== undefined) wrong[name] = error;
  }
  return Object.keys(wrong).length > 0 ? wrong : (checkTogether?.(values) ?? wrong);
}
