import { clsx } from "clsx";
import type { Settings } from "../../domain/access/settings.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceList } from "../../ui/form/choice-list.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Section } from "../../ui/section.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { settingsMessages as words } from "./settings-messages.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const CHOICES = ["publicBrowsing", "collectors", "gamePasses", "captainsConfirm"] as const;

/** Saves all switches and limits with one button (D10, D11, D12, D69, D70). */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { isOffline } = useAdminPage();
  const form = useSettingsForm(settings);
  const { draft, change, isSaving } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-6 **:[input,select]:scroll-mb-24"
    >
      <div className="grid items-start gap-6 bar:grid-cols-2">
        {CHOICES.map((name) => {
          const { title, lead, options } = words.choices[name];
          return (
            <Section key={name} title={title}>
              <Lead text={lead} />
              <ChoiceList
                label={title}
                options={Object.entries(options).map(([value, option]) => ({ value, ...option }))}
                value={draft[name]}
                onChange={(value) => change({ [name]: value })}
                disabled={isOffline}
              />
            </Section>
          );
        })}
      </div>
      <div className="grid items-start gap-6 bar:grid-cols-2">
        <Section title={words.domainTitle}>
          <Lead text={words.domainLead} />
          <TextField
            ref={form.domainField}
            label={words.domain}
            hint={words.domainHint}
            error={form.domainError}
            value={draft.domain}
            onChange={(event) => change({ domain: event.target.value })}
            disabled={isOffline}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-[440px]"
          />
        </Section>
        <Section title={words.zoneTitle}>
          <Lead text={words.zoneLead} />
          <SelectField
            label={words.zone}
            options={timeZones(draft.leagueTimeZone)}
            value={draft.leagueTimeZone}
            onChange={(leagueTimeZone) => change({ leagueTimeZone })}
            disabled={isOffline}
            className="max-w-[440px]"
          />
        </Section>
      </div>
      <Section title={words.limitsTitle}>
        <Lead text={words.limitsLead} />
        <LimitFields
          draft={draft}
          wrong={form.wrongLimits}
          inputs={form.limitInputs}
          onChange={change}
        />
      </Section>
      <div
        className={clsx(
          "flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]",
          form.isChanged && "sticky -bottom-1 z-10 -mx-1 border-t-2 border-text bg-bg px-1",
        )}
      >
        <Button
          ref={form.saveButton}
          type="submit"
          variant="fill"
          size="lg"
          disabled={isOffline || !form.isChanged}
          aria-busy={isSaving}
        >
          {isSaving ? words.saving : words.save}
        </Button>
        <p ref={form.statusText} tabIndex={-1} role="status" className="text-dense">
          {form.isChanged ? words.unsaved : words.allSaved}
        </p>
      </div>
    </form>
  );
}

/** Lists the browser's zones and the zone in use, even if the browser lacks it. */
function timeZones(inUse: string) {
  const names = Intl.supportedValuesOf("timeZone");
  const all = names.includes(inUse) ? names : [inUse, ...names];
  return all.map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
}

function Lead({ text }: { text: string }) {
  return <p className="mb-3 max-w-reading text-dense text-text-2">{text}</p>;
}
