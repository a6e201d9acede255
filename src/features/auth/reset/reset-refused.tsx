import { CircleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { authPath } from "../auth-place.ts";
import { resetMessages } from "./reset-messages.ts";

/** Why there is no form here, in the specified words (P §5), and the ways on. */
export function ResetRefused({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Note icon={CircleAlert} tone="bad" role="alert">
        {isSignedIn ? resetMessages.noRecovery : resetMessages.noSession}
      </Note>
      <div className="grid gap-3">
        <Link
          to={isSignedIn ? paths.account() : authPath("forgotten_password")}
          replace
          className={buttonClass({ variant: "fill", size: "lg", block: true })}
        >
          {isSignedIn ? resetMessages.toAccount : resetMessages.getLink}
        </Link>
        <Link
          to={isSignedIn ? paths.games() : paths.login()}
          replace
          className={buttonClass({ size: "lg", block: true })}
        >
          {isSignedIn ? resetMessages.goOn : resetMessages.toLogin}
        </Link>
      </div>
    </>
  );
}
