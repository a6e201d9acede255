import { BookOpen, Bug, Lightbulb, Mail } from "lucide-react";
import { Link } from "react-router-dom";
import { feedbackContext } from "../../app/commands/feedback-context.ts";
import { env } from "../../app/env.ts";
import { closeHelp, type HelpTopic, openFeedbackForm } from "../../app/help/help-store.ts";
import { paths } from "../../app/paths.ts";
import { useSignedInUser } from "../../app/session/use-session.ts";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { helpMessages } from "./help-messages.ts";
import { HelpOption } from "./help-option.tsx";

/** The subject and first lines of a mail to the developer (P §2). */
interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: readonly string[];
}

/** Shows "Need Help?": the screen's own topics, then four ways to an answer (P §2). */
export function HelpPanel({ topics }: { topics: readonly HelpTopic[] }) {
  const texts = helpMessages;
  return (
    <Sheet onClose={closeHelp} title={texts.title} place="right">
      {topics.length > 0 && <Topics topics={topics} />}
      <ul className="card">
        <HelpOption
          icon={BookOpen}
          label={texts.guide}
          hint={texts.guideHint}
          to={paths.userGuide()}
        />
        <HelpOption
          icon={Lightbulb}
          label={texts.request}
          hint={texts.requestHint}
          onChoose={() => openFeedbackForm("feature_request")}
        />
        <HelpOption
          icon={Bug}
          label={texts.bug}
          hint={texts.bugHint}
          onChoose={() => openFeedbackForm("bug")}
        />
        <HelpOption
          icon={Mail}
          label={texts.email}
          hint={texts.emailHint(env.supportEmail)}
          href={draftLink()}
        />
      </ul>
      <OwnReports />
    </Sheet>
  );
}

function Topics({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <dl className="grid gap-3 pb-4 text-dense">
      {topics.map(({ title, text, content }) => (
        <div key={title}>
          <dt className="font-head">{title}</dt>
          {text !== undefined && <dd>{text}</dd>}
          {content && <dd>{content}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Links people with an account to the answers to their reports. */
function OwnReports() {
  const user = useSignedInUser();
  if (user === null) return null;
  const link = "inline-flex min-h-11 items-center text-dense font-strong underline";
  return (
    <p className="flex flex-wrap gap-x-5 px-1 pt-2">
      <Link to={paths.myFeedback()} onClick={closeHelp} className={link}>
        {helpMessages.myFeedback}
      </Link>
      {user.role === "admin" && (
        <Link to={paths.feedback()} onClick={closeHelp} className={link}>
          {helpMessages.manageFeedback}
        </Link>
      )}
    </p>
  );
}

function draftLink(): string {
  const { mail } = helpMessages;
  const { currentPage, userAgent, screenResolution } = feedbackContext();
  return mailtoLink({
    to: env.supportEmail,
    subject: mail.subject(env.appName),
    body: [
      mail.prompt,
      "",
      "",
      "--",
      `${mail.page}: ${currentPage}`,
      `${mail.browser}: ${userAgent}`,
      `${mail.screen}: ${screenResolution}`,
      `${mail.version}: ${__APP_VERSION__}`,
    ],
  });
}

/** Encodes all parts, so no path or browser name adds a recipient or header (security rule 16). */
export function mailtoLink({ to, subject, body }: MailDraft): string {
  const address = encodeURIComponent(to).replace("%40", "@");
  const text = encodeURIComponent(body.join("\r\n"));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
