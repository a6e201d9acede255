import type { LinkAnswer } from "../../../app/session/link-answer.ts";
import { usePageTitle } from "../../../ui/page-title.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { callbackMessages } from "./callback-messages.ts";
import { LinkTrouble } from "./link-trouble.tsx";
import { useCallbackLink } from "./use-callback.ts";

/** /auth/callback: completes what a mail's link began (P §2, "Callback screen"). */
export function CallbackScreen({ appName, answer }: { appName: string; answer: LinkAnswer }) {
  const { trouble, tryAgain } = useCallbackLink(answer);
  if (trouble !== null) {
    return (
      <LinkTrouble appName={appName} trouble={trouble} answer={answer} onTryAgain={tryAgain} />
    );
  }
  return <Completing isInvited={answer.isInvited} />;
}

function Completing({ isInvited }: { isInvited: boolean }) {
  const text = isInvited ? callbackMessages.settingUp : callbackMessages.completing;
  usePageTitle(text);
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={text} />
    </main>
  );
}
