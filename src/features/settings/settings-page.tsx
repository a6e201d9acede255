import { type SettingsView, useSettings } from "../../app/queries/server/use-settings.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { momentText } from "../../parts/page/moment-text.ts";
import { Section } from "../../ui/section.tsx";
import { actorWords, changeWords } from "./change-words.ts";
import { SettingsForm } from "./settings-form.tsx";
import { settingsMessages, settingsMessages as words } from "./settings-messages.ts";

/** Shows the installation's switches and their last changes. It needs the network. */
export function SettingsPage() {
  return (
    <AdminPage words={settingsMessages} {...useSettings()}>
      {({ settings, changes }) => (
        <>
          <SettingsForm settings={settings} />
          <LastChanges changes={changes} />
        </>
      )}
    </AdminPage>
  );
}

/** Lists who changed which switch and when; nobody can edit it (rule 19). */
function LastChanges({ changes }: { changes: SettingsView["changes"] }) {
  return (
    <Section title={words.changesTitle}>
      {changes.length === 0 ? (
        <p className="text-dense text-text-2">{words.noChanges}</p>
      ) : (
        <ol className="card mt-2 divide-y divide-line">
          {changes.map((change) => (
            <li key={change.id} className="grid gap-0.5 px-4 py-3 text-dense">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-strong">{actorWords(change)}</span>
                <time dateTime={change.at} className="text-label text-text-2">
                  {momentText(change.at, Date.now())}
                </time>
              </p>
              {changeWords(change).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
