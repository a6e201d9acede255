import { sendMagicLink, sendPasswordReset } from "../../../app/session/session-commands.ts";
import { authMessages } from "../auth-messages.ts";
import { AuthForm } from "../form/auth-form.tsx";
import { checkEmail } from "../form/check-fields.ts";
import { EmailField } from "../form/email-field.tsx";
import { ViewLinks } from "../form/view-links.tsx";
import { MailSent } from "./mail-sent.tsx";
import type { ViewProps } from "./view-props.ts";

const CHECKS = { email: checkEmail };

const KINDS = {
  magic_link: {
    codeFor: "email",
    submit: authMessages.sendMagic,
    busy: authMessages.sendingMagic,
    sent: authMessages.magicSent,
  },
  forgotten_password: {
    codeFor: "recovery",
    submit: authMessages.sendReset,
    busy: authMessages.sendingReset,
    sent: authMessages.resetSent,
  },
} as const;

/** Sends a link and a code to an address (P §2, magic_link and forgotten_password). */
export function MailView({
  kind,
  memory,
  onEmail,
  onSent,
}: ViewProps & { kind: keyof typeof KINDS }) {
  const { codeFor, submit, busy, sent } = KINDS[kind];
  const ask = (email: string) =>
    kind === "magic_link" ? sendMagicLink(email, memory.returnTo) : sendPasswordReset(email);
  if (memory.isSent) {
    return (
      <MailSent text={sent} memory={memory} view={kind} onSendAgain={() => ask(memory.email)} />
    );
  }
  return (
    <>
      <AuthForm
        checks={CHECKS}
        send={({ email }) => ask(email)}
        onDone={onSent}
        submit={submit}
        busy={busy}
      >
        {(errors) => <EmailField value={memory.email} onChange={onEmail} error={errors.email} />}
      </AuthForm>
      <ViewLinks memory={memory} links={[{ to: "verify_otp", codeFor }, { to: "sign_in" }]} />
    </>
  );
}
