import { useCallback, useEffect, useRef, useState } from "react";
import { askConfirm, notify, showAlert } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { landingOf } from "../../../app/session/landing.ts";
import type { LinkAnswer } from "../../../app/session/link-answer.ts";
import { emailOfLink } from "../../../app/session/link-email.ts";
import { enterLink } from "../../../app/session/session-commands.ts";
import type { SessionUser } from "../../../app/session/session-state.ts";
import { whenSettled } from "../../../app/session/when-settled.ts";
import { useWayOn } from "../../../parts/page/way-on.ts";
import { callbackMessages } from "./callback-messages.ts";
import { arrivalOf, type CallbackTrouble, troubleOf } from "./callback-step.ts";

/** Follows each link once; a link that arrives while another is under way is followed after it. */
export function useCallbackLink(answer: LinkAnswer) {
  /** null while the link is being followed. */
  const [trouble, setTrouble] = useState<CallbackTrouble | null>(null);
  const leadOn = useWayOn();
  const newest = useRef(answer);
  const isRunning = useRef(false);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setTrouble(null);
    let followed: LinkAnswer;
    let outcome: Outcome;
    do {
      followed = newest.current;
      outcome = await follow(followed);
    } while (followed !== newest.current);
    isRunning.current = false;
    if ("trouble" in outcome) setTrouble(outcome.trouble);
    else await leadOn(outcome.to, { replace: true, state: outcome.state });
  }, [leadOn]);

  useEffect(() => {
    newest.current = answer;
    void run();
  }, [answer, run]);
  return { trouble, tryAgain: () => void run() };
}

type Outcome =
  | { readonly to: string; readonly state?: { readonly returnTo: string | null } }
  | { readonly trouble: CallbackTrouble };

async function follow(answer: LinkAnswer): Promise<Outcome> {
  if (answer.failure !== null) return failed(answer.failure, answer);
  if (answer.link !== null) {
    const before = await whenSettled();
    const user = before.status === "signed-in" && !before.signInNeeded ? before.user : null;
    if (answer.link.kind !== "code" && !(await isMeant(answer.link, user))) {
      return user === null ? toSignIn(answer) : { to: landingOf(user, null) };
    }
    const entered = await enterLink(answer.link);
    if (!entered.ok) return failed(entered.error.code, answer);
  }
  const now = await whenSettled();
  if (now.status !== "signed-in" || now.signInNeeded) return toSignIn(answer);
  const { to, isWelcome } = arrivalOf(answer, now.user, now.marks);
  if (isWelcome) notify(callbackMessages.welcome);
  return { to };
}

/** A link that was not asked for here must sign nobody in unnoticed, on a signed-out phone too. */
function isMeant(
  link: NonNullable<LinkAnswer["link"]>,
  user: SessionUser | null,
): Promise<boolean> {
  const { otherPerson, useLink, stay, signInAs, signInByLink, notNow } = callbackMessages;
  return askConfirm(
    user === null
      ? { text: signInAs(emailOfLink(link)), confirmLabel: signInByLink, cancelLabel: notNow }
      : { text: otherPerson(user.email), confirmLabel: useLink, cancelLabel: stay },
  );
}

/** A failure without a way on of its own is shown and leads to the sign-in (P §8). */
async function failed(code: string, answer: LinkAnswer): Promise<Outcome> {
  const trouble = troubleOf(code);
  if (trouble !== null) return { trouble };
  await showAlert(callbackMessages.failed);
  return toSignIn(answer);
}

/** A failed link remembers where it would have led (D4). */
function toSignIn({ next }: LinkAnswer): Outcome {
  return { to: paths.login(), state: { returnTo: next } };
}
