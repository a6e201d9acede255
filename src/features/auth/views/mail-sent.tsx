import { CircleAlert, MailCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { authMessages } from "../auth-messages.ts";
import { type AuthMemory, authPath } from "../auth-place.ts";
import { failureWords, type SpokenFailure } from "../failure-words.ts";
import { ViewLinks } from "../form/view-links.tsx";

interface MailSentProps {
  /** The text is the specified one (A §8). */
  readonly text: string;
  readonly memory: AuthMemory;
  readonly view: "sign_up" | "magic_link" | "forgotten_password";
  readonly onSendAgain: () => Promise<
    { readonly ok: true } | { readonly ok: false; readonly error: SpokenFailure }
  >;
}

type Again = "idle" | "sending" | "sent" | SpokenFailure;

/** The mail has been sent. Installed apps need its code, because its link opens elsewhere. */
export function MailSent({ text, memory, view, onSendAgain }: MailSentProps) {
  const [again, setAgain] = useState<Again>("idle");
  async function sendAgain() {
    if (again === "sending") return;
    setAgain("sending");
    const answer = await onSendAgain();
    setAgain(answer.ok ? "sent" : answer.error);
  }
  return (
    <>
      <Note icon={MailCheck} role="status">
        <p className="font-strong">{text}</p>
        <p className="mt-1 break-words">{authMessages.sentTo(memory.email)}</p>
      </Note>
      {typeof again === "object" && (
        <Note icon={CircleAlert} tone="bad" role="alert">
          {failureWords(again)}
        </Note>
      )}
      <Link
        to={authPath("verify_otp", view === "forgotten_password" ? "recovery" : "email")}
        state={{ ...memory, isSent: false }}
        className={buttonClass({ variant: "fill", size: "lg", block: true })}
      >
        {authMessages.enterCode}
      </Link>
      <div className="grid gap-2">
        <p role="status" className="text-dense text-text-2">
          {again === "sent" ? authMessages.sentAgain : authMessages.sentSpam}
        </p>
        <Button block aria-busy={again === "sending"} onClick={() => void sendAgain()}>
          {again === "sending" ? authMessages.sendingAgain : authMessages.sendAgain}
        </Button>
      </div>
      <ViewLinks
        memory={memory}
        links={[{ to: view, label: authMessages.otherAddress }, { to: "sign_in" }]}
      />
    </>
  );
}
