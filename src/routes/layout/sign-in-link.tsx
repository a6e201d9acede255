import { Link, type LinkProps, useLocation } from "react-router-dom";
import { signInFrom } from "../../app/session/sign-in-from.ts";

/** "Sign In", from wherever it stands and back to there (D4). */
export function SignInLink(props: Omit<LinkProps, "to" | "state">) {
  return <Link {...props} {...signInFrom(useLocation())} />;
}
