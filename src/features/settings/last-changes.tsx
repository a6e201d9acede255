import type { SettingsView } from "../../app/queries/server/use-settings.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import { Section } from "../../ui/section.tsx";
import { actorWords, changeWords } from "./change-words.ts";
import { settingsMessages as words } from "./settings-messages.ts";

/** The trail that nobody can edit (rule 19): who changed which switch, and when. */
export function LastChanges({ changes }: { changes: SettingsView["changes"] }) {
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
