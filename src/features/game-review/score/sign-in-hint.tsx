import { Link, useLocation } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { reviewMessages } from "../review-messages.ts";

/** For the scorekeeper who opens an open game's link signed out; leads back here (D4). */
export function SignInHint() {
  const { pathname } = useLocation();
  const { signIn } = reviewMessages;
  return (
    <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t px-4 text-dense text-text-2 print:hidden">
      {signIn.hint}
      <SignInLink returnTo={pathname} />
    </p>
  );
}

export function SignInLink({ returnTo }: { returnTo: string }) {
  return (
    <Link
      to={paths.login()}
      state={{ returnTo }}
      className="inline-flex min-h-11 items-center font-strong text-text underline underline-offset-3"
    >
      {reviewMessages.signIn.action}
    </Link>
  );
}
