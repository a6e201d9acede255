import { Link, type LinkProps, useLocation } from "react-router-dom";
import { signInFrom } from "../../app/session/sign-in-from.ts";

/** Leads back to where it stands (D4). */
export function SignInLink(props: Omit<LinkProps, "to" | "state">) {
  return <Link {...props} {...signInFrom(useLocation())} />;
}
