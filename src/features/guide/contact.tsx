import { Bug, Mail } from "lucide-react";
import { env } from "../../app/env.ts";
import { openFeedbackForm } from "../../app/help/help-store.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { guideMessages } from "./guide-messages.ts";

/** The help panel's ways to a person: the guide has no help button over it (P §2). */
export function Contact() {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button icon={<Icon as={Bug} size="sm" />} onClick={() => openFeedbackForm("bug")}>
        {guideMessages.reportBug}
      </Button>
      <a href={`mailto:${env.supportEmail}`} className={buttonClass()}>
        <Icon as={Mail} size="sm" />
        {guideMessages.writeTo(env.supportEmail)}
      </a>
    </div>
  );
}
