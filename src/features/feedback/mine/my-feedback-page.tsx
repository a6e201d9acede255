import { MessageSquarePlus } from "lucide-react";
import { openFeedbackForm } from "../../../app/help/help-store.ts";
import { useMyFeedback } from "../../../app/queries/server/use-my-feedback.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { Section } from "../../../ui/section.tsx";
import { mineMessages } from "./mine-messages.ts";
import { SentReports } from "./sent-reports.tsx";
import { WaitingReports } from "./waiting-reports.tsx";

/** Lists the person's own reports: waiting ones on this device, and sent ones with answers. */
export function MyFeedbackPage({ userId }: { userId: string }) {
  const { query, reload, waiting } = useMyFeedback(userId);
  return (
    <Page
      title={mineMessages.title}
      lead={mineMessages.lead}
      aside={
        <Button
          variant="fill"
          icon={<Icon as={MessageSquarePlus} />}
          onClick={() => openFeedbackForm("bug")}
        >
          {mineMessages.submit}
        </Button>
      }
    >
      <div className="grid gap-6">
        {waiting.length > 0 && (
          <Section title={mineMessages.waitingTitle} aside={waiting.length}>
            <WaitingReports reports={waiting} />
          </Section>
        )}
        <Section
          title={mineMessages.sentTitle}
          {...(query.status === "ready" && { aside: query.value.length })}
        >
          <SentReports query={query} onRetry={reload} />
        </Section>
      </div>
    </Page>
  );
}
