import { useState } from "react";
import { attachableErrors, feedbackContext } from "../../../app/commands/feedback-context.ts";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { formMessages } from "./form-messages.ts";

/** Shows everything that leaves the device beside the typed text (D13). */
export function AttachedErrors({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const [context] = useState(feedbackContext);
  const [errors] = useState(attachableErrors);
  const { currentUrl, userAgent, screenResolution } = context;
  const facts = [
    [formMessages.page, currentUrl],
    [formMessages.browser, userAgent],
    [formMessages.screen, screenResolution],
  ] as const;
  return (
    <div className="rounded-card border px-3">
      <CheckboxRow
        role="switch"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      >
        <span className="block font-strong">{formMessages.attach}</span>
        <span className="block text-label text-text-2">{formMessages.attachHint}</span>
      </CheckboxRow>
      <details className="border-t text-dense">
        <summary className="-mx-3 flex min-h-11 items-center rounded-b-card px-3 font-strong underline focus-visible:-outline-offset-3">
          {formMessages.show}
        </summary>
        <dl className="grid gap-2 pb-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-label text-text-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
          <div>
            <dt className="text-label text-text-2">{formMessages.errors}</dt>
            <dd>
              {isOn && errors !== "" ? (
                <pre className="text-tiny break-words whitespace-pre-wrap">{errors}</pre>
              ) : (
                <span>{isOn ? formMessages.noErrors : formMessages.errorsOff}</span>
              )}
            </dd>
          </div>
        </dl>
      </details>
    </div>
  );
}
