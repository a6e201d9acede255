import { Link } from "react-router-dom";
import { authMessages } from "../auth-messages.ts";
import { type AuthMemory, type AuthView, authPath, type CodeFor } from "../auth-place.ts";

const LABELS = {
  sign_in: authMessages.toSignIn,
  sign_up: authMessages.toSignUp,
  forgotten_password: authMessages.toReset,
  magic_link: authMessages.toMagic,
  verify_otp: authMessages.toCode,
} as const satisfies Partial<Record<AuthView, string>>;

interface ViewLink {
  readonly to: keyof typeof LABELS;
  readonly codeFor?: CodeFor;
  readonly label?: string;
}

/** Links to the next views, which keep the typed address and the way back. */
export function ViewLinks({ links, memory }: { links: readonly ViewLink[]; memory: AuthMemory }) {
  return (
    <ul className="grid justify-items-center">
      {links.map(({ to, codeFor, label = LABELS[to] }) => (
        <li key={label}>
          <Link
            to={authPath(to, codeFor)}
            state={{ ...memory, isSent: false }}
            className="type-action inline-flex min-h-11 items-center text-center underline underline-offset-4"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
