import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { landingOf } from "../../../app/session/landing.ts";
import type { LinkAnswer } from "../../../app/session/link-answer.ts";
import type { SessionUser } from "../../../app/session/session-state.ts";
import { useSession } from "../../../app/session/use-session.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { authPath } from "../auth-place.ts";
import { callbackMessages as words } from "./callback-messages.ts";
import type { CallbackTrouble } from "./callback-step.ts";

interface LinkTroubleProps {
  readonly appName: string;
  readonly trouble: CallbackTrouble;
  readonly answer: LinkAnswer;
  readonly onTryAgain: () => void;
}

const TITLES: Readonly<Record<CallbackTrouble, string>> = {
  expired: words.expiredTitle,
  "other-browser": words.otherTitle,
  network: words.networkTitle,
  limited: words.limitedTitle,
};

/** Explains why a link did not sign the person in, and offers each way on. */
export function LinkTrouble({ appName, trouble, answer, onTryAgain }: LinkTroubleProps) {
  const session = useSession();
  const user = session.status === "signed-in" && !session.signInNeeded ? session.user : null;
  /** The link failed, but the person is still led to where it would have gone (D4). */
  const onward = { returnTo: answer.next };
  const isUsedUp = trouble === "expired" || trouble === "other-browser";
  // A limited link that never reached this page can only be followed again from its mail.
  const canTryAgain = !isUsedUp && answer.link !== null;
  return (
    <AuthFrame appName={appName} title={TITLES[trouble]} isLow>
      <div role="alert" className="grid grid-cols-1 gap-2">
        {textsOf(trouble, answer, user).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="grid gap-3">
        {canTryAgain && (
          <Button variant="fill" size="lg" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
        )}
        {user !== null && trouble !== "network" && (
          <Way to={landingOf(user, answer.next)} isMain={!canTryAgain}>
            {words.goOn}
          </Way>
        )}
        {isUsedUp && (
          <Way
            to={authPath(answer.isRecovery ? "forgotten_password" : "magic_link")}
            state={onward}
            isMain={user === null}
          >
            {trouble === "expired" ? words.newLink : words.newCode}
          </Way>
        )}
        {user === null && (
          <Way to={authPath("sign_in")} state={onward}>
            {words.signIn}
          </Way>
        )}
      </div>
    </AuthFrame>
  );
}

function Way({
  to,
  state,
  isMain,
  children,
}: {
  to: string;
  state?: { returnTo: string | null };
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      state={state}
      replace
      className={buttonClass({ variant: isMain ? "fill" : "plain", size: "lg", block: true })}
    >
      {children}
    </Link>
  );
}

function textsOf(
  trouble: CallbackTrouble,
  answer: LinkAnswer,
  user: SessionUser | null,
): readonly string[] {
  if (trouble === "network") return [words.networkText];
  // Whatever the server accepted is kept on this page only; following the mail again would fail.
  if (trouble === "limited") {
    return [answer.link === null ? words.limitedText : words.limitedHereText];
  }
  const signedIn = user === null ? [] : [words.signedInText(user.email)];
  if (trouble === "other-browser") {
    return [words.otherText, ...(answer.isRecovery ? [] : [words.otherSignUp]), ...signedIn];
  }
  return [words.expiredText, ...(answer.isInvited ? [words.invitationText] : []), ...signedIn];
}
