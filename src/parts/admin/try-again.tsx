import { Button, buttonClass } from "../../ui/button.tsx";
import { SignInLink } from "../page/sign-in-link.tsx";

const words = { tryAgain: "Try Again", signIn: "Sign In" } as const;

/** Reads again; where the server no longer knows the session, only a sign-in helps. */
export function TryAgain({
  failure,
  onRetry,
}: {
  failure: { readonly code: string };
  onRetry: () => void;
}) {
  return failure.code === "sign-in-needed" ? (
    <SignInLink className={buttonClass()}>{words.signIn}</SignInLink>
  ) : (
    <Button onClick={onRetry}>{words.tryAgain}</Button>
  );
}
