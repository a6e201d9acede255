import { Link, type LinkProps, useLocation } from "react-router-dom";
import { signInFrom } from "../../app/paths.ts";

/** Returns to the current page after the sign-in (D4). */
export function SignInLink(props: Omit<LinkProps, "to" | "state">) {
  return <Link {...props} {...signInFrom(useLocation())} />;
}
