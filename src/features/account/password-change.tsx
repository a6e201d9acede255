import { CircleAlert, MailCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { sendPasswordReset } from "../../app/session/session-commands.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { accountMessages } from "./account-messages.ts";
import { failureText } from "./failure-text.ts";

type Mail = "idle" | "sending" | "sent" | { readonly refusal: string };

/** A password is changed through a reset link (P §5), which is a recent sign-in too (rule 13). */
export function PasswordChange({ email }: { email: string }) {
  const [mail, setMail] = useState<Mail>("idle");
  async function send() {
    if (mail === "sending") return;
    setMail("sending");
    const answer = await sendPasswordReset(email);
    setMail(answer.ok ? "sent" : { refusal: failureText(answer.error) });
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="text-dense text-text-2">{accountMessages.passwordText}</p>
      {typeof mail === "object" && (
        <Note icon={CircleAlert} tone="bad" role="alert">
          {mail.refusal}
        </Note>
      )}
      {mail === "sent" ? (
        <>
          <Note icon={MailCheck} role="status">
            <p className="font-strong">{accountMessages.resetSent}</p>
            <p className="mt-1 break-words">{accountMessages.resetSentTo(email)}</p>
          </Note>
          <Link
            to={paths.recoveryCode()}
            state={{ email, returnTo: paths.account() }}
            className={buttonClass()}
          >
            {accountMessages.enterCode}
          </Link>
        </>
      ) : (
        <Button aria-busy={mail === "sending"} onClick={() => void send()}>
          {mail === "sending" ? accountMessages.sending : accountMessages.sendReset}
        </Button>
      )}
    </div>
  );
}
