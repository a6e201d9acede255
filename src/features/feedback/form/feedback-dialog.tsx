import { CloudOff, LogIn, UserRoundX } from "lucide-react";
import { useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { signInFrom } from "../../../app/paths.ts";
import { useHasAccount } from "../../../app/session/use-has-account.ts";
import { useSession } from "../../../app/session/use-session.ts";
import type { FeedbackType } from "../../../domain/feedback/feedback-report.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/note.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FeedbackFields } from "./feedback-fields.tsx";
import { formMessages } from "./form-messages.ts";
import { useFeedbackForm } from "./use-feedback-form.ts";

/** Shows "Submit Feedback" (P §2), preset to a type. It is open while mounted, and starts empty. */
export function FeedbackDialog({ type, onClose }: { type: FeedbackType; onClose: () => void }) {
  const session = useSession();
  const hasAccount = useHasAccount();
  const isDisabled = session.status === "signed-in" && session.user.isDisabled;
  const { form, draft, errors, isSending, change, submit, close } = useFeedbackForm({
    type,
    isSignedIn: hasAccount,
    onClose,
  });
  const formId = useId();
  return (
    <Dialog
      onClose={() => void close()}
      title={formMessages.title}
      width="form"
      footer={
        <div className="grid grid-cols-2 gap-3 sm:justify-self-end">
          <Button onClick={() => void close()} disabled={isSending}>
            {formMessages.cancel}
          </Button>
          {hasAccount && (
            <Button variant="fill" type="submit" form={formId} disabled={isSending}>
              {isSending ? formMessages.submitting : formMessages.submit}
            </Button>
          )}
          {session.status !== "signed-in" && <SignInButton leave={close} />}
        </div>
      }
    >
      <form id={formId} ref={form} noValidate className="grid gap-4" onSubmit={submit}>
        {session.status === "signed-out" && (
          <Note icon={LogIn} role="status">
            {formMessages.signInNeeded}
          </Note>
        )}
        {session.status === "signed-in" && !hasAccount && (
          <Note icon={UserRoundX} role="status">
            {formMessages.byPass}
          </Note>
        )}
        {isDisabled && (
          <Note icon={UserRoundX} role="status">
            {formMessages.disabled}
          </Note>
        )}
        {hasAccount && !isDisabled && session.connection === "offline" && (
          <Note icon={CloudOff} role="status">
            {formMessages.offline}
          </Note>
        )}
        <FeedbackFields draft={draft} errors={errors} onChange={change} />
      </form>
    </Dialog>
  );
}

/** Returns to the same page after the sign-in (D4). */
function SignInButton({ leave }: { leave: () => Promise<boolean> }) {
  const { to, state } = signInFrom(useLocation());
  const navigate = useNavigate();
  async function signIn() {
    if (await leave()) await navigate(to, { state });
  }
  return (
    <Button variant="fill" icon={<Icon as={LogIn} size="sm" />} onClick={() => void signIn()}>
      {formMessages.signIn}
    </Button>
  );
}
