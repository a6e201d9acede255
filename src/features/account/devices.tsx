import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { confirmLeaving } from "../../app/commands/sign-out.ts";
import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import { signOut } from "../../app/session/session-commands.ts";
import { Button } from "../../ui/button.tsx";
import { accountMessages } from "./account-messages.ts";
import { failureText } from "./failure-text.ts";

/** Offers three ways out: here, on the other devices, and everywhere (P §7, sign-out scopes). */
export function Devices() {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function leave(scope: "local" | "global") {
    const { answer } = await signOut(scope);
    await navigate("/");
    if (scope !== "global") return;
    const left = await answer;
    if (left.ok && !left.value.isRevoked) await showAlert(accountMessages.notRevoked);
  }

  async function leaveHere() {
    if (await confirmLeaving()) await leave("local");
  }

  async function leaveOthers() {
    if (isBusy) return;
    setIsBusy(true);
    const answer = await (await signOut("others")).answer;
    setIsBusy(false);
    if (answer.ok) notify(accountMessages.othersDone);
    else await showAlert(failureText(answer.error));
  }

  async function leaveEverywhere() {
    const isSure = await askConfirm({
      text: accountMessages.everywhereQuestion,
      confirmLabel: accountMessages.everywhereYes,
      cancelLabel: accountMessages.stay,
      danger: true,
    });
    if (isSure && (await confirmLeaving())) await leave("global");
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-dense text-text-2">{accountMessages.hereText}</p>
      <Button onClick={() => void leaveHere()}>{accountMessages.signOut}</Button>
      <Button aria-busy={isBusy} onClick={() => void leaveOthers()}>
        {isBusy ? accountMessages.othersBusy : accountMessages.others}
      </Button>
      <Button variant="risk" onClick={() => void leaveEverywhere()}>
        {accountMessages.everywhere}
      </Button>
    </div>
  );
}
