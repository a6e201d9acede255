import { UserRoundX } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import type { SessionUser } from "../../app/session/session-state.ts";
import { useSignedInUser } from "../../app/session/use-session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Page } from "../../ui/page.tsx";
import { Section } from "../../ui/section.tsx";
import { accountMessages } from "./account-messages.ts";
import { Devices } from "./devices.tsx";
import { PasswordChange } from "./password-change.tsx";

/** Shows at /account who is signed in, a new password, and the ways to sign out. */
export function AccountPage() {
  const user = useSignedInUser();
  if (user === null) return null;
  return (
    <Page title={accountMessages.title} isTight>
      {user.isDisabled && (
        <div className="mb-6">
          <Note icon={UserRoundX} tone="warn" role="status">
            {accountMessages.disabled}
          </Note>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2 wide:gap-x-8">
        <Section title={accountMessages.you}>
          <Person user={user} />
        </Section>
        {user.passes === null && (
          <Section title={accountMessages.password}>
            <PasswordChange email={user.email} />
          </Section>
        )}
        <Section title={accountMessages.devices}>
          <Devices />
        </Section>
        <Section title={accountMessages.feedback}>
          <p className="mb-3 text-dense text-text-2">{accountMessages.myFeedbackText}</p>
          <Link to={paths.myFeedback()} className={buttonClass()}>
            {accountMessages.myFeedback}
          </Link>
        </Section>
      </div>
    </Page>
  );
}

function Person({ user }: { user: SessionUser }) {
  const { administrator, user: plainUser } = accountMessages;
  const rows = [
    [accountMessages.name, user.fullName],
    ...(user.passes === null
      ? ([
          [accountMessages.email, user.email],
          [accountMessages.role, user.role === "admin" ? administrator : plainUser],
        ] as const)
      : []),
    [accountMessages.collecting, collectingWords(user)],
  ];
  return (
    <dl className="@container mt-1 grid gap-y-2">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 @min-[17rem]:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-text-2">{label}</dt>
          <dd className="break-words font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function collectingWords({ isDisabled, mayCollect, passes }: SessionUser): string {
  if (passes !== null) return accountMessages.byPass;
  if (isDisabled) return accountMessages.disabledNow;
  return mayCollect ? accountMessages.mayCollect : accountMessages.mayNotCollect;
}
