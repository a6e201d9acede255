import { SignInLink } from "../../../parts/page/sign-in-link.tsx";
import { reviewMessages } from "../review-messages.ts";

/** Helps a signed-out scorekeeper who opened a game's link; the sign-in leads back here (D4). */
export function SignInHint() {
  const { signIn } = reviewMessages;
  return (
    <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t px-4 text-dense text-text-2 print:hidden">
      {signIn.hint}
      <ReviewSignInLink />
    </p>
  );
}

export function ReviewSignInLink() {
  return (
    <SignInLink className="inline-flex min-h-11 items-center font-strong text-text underline underline-offset-3">
      {reviewMessages.signIn.action}
    </SignInLink>
  );
}
