import { type SyntheticEvent, useRef, useState } from "react";
import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import { saveSettings } from "../../app/server-calls/settings.ts";
import {
  cleanDomain,
  LIMIT_NAMES,
  type Limit,
  type Limits,
  limitUnit,
  readLimit,
  type Settings,
} from "../../domain/access/settings.ts";
import { fieldsThatDiffer } from "../../domain/shared/fields-that-differ.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import type { LimitInputs } from "./limit-fields.tsx";
import { settingsMessages as words } from "./settings-messages.ts";

type Draft = ReturnType<typeof draftOf>;

/** Holds only edited switches; the others follow the server and other admins. */
export function useSettingsForm(saved: Settings) {
  const { reload } = useAdminPage();
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const [isSaving, setSaving] = useState(false);
  const [domainError, setDomainError] = useState<string>();
  const [wrongLimits, setWrongLimits] = useState<readonly Limit[]>([]);
  const limitInputs = useRef<LimitInputs>({});
  const domainField = useRef<HTMLInputElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const statusText = useRef<HTMLParagraphElement>(null);
  const draft = { ...draftOf(saved), ...edits };
  const domain = cleanDomain(draft.domain);
  const { publicBrowsing, collectors, gamePasses, captainsConfirm, leagueTimeZone } = draft;
  const { limits, unreadable } = readLimits(draft, saved);
  const changesWith = (adminEmailDomain: string | null) =>
    fieldsThatDiffer(saved, {
      publicBrowsing,
      collectors,
      gamePasses,
      captainsConfirm,
      adminEmailDomain,
      leagueTimeZone,
      ...limits,
    });
  const isChanged =
    domain === undefined || unreadable.length > 0 || Object.keys(changesWith(domain)).length > 0;

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setDomainError(domain === undefined ? words.domainWrong : undefined);
    setWrongLimits(unreadable);
    if (domain === undefined) return domainField.current?.focus();
    const [first] = unreadable;
    if (first !== undefined) return limitInputs.current[first]?.focus();
    if (!(await isDomainMeant(domain, saved))) return;
    setSaving(true);
    const result = await saveSettings(changesWith(domain));
    if (!result.ok) {
      setSaving(false);
      return showAlert(result.error.message);
    }
    await reload();
    // The button is disabled now and would move the focus out of the form.
    if (document.activeElement === saveButton.current) statusText.current?.focus();
    setEdits({});
    setSaving(false);
    notify(words.saved);
  }

  return {
    draft,
    // It is not disabled while saving, because that drops the focus; input is ignored instead.
    change: (change: Partial<Draft>) => {
      if (!isSaving) setEdits((old) => ({ ...old, ...change }));
    },
    isChanged,
    isSaving,
    domainError,
    domainField,
    wrongLimits,
    limitInputs,
    saveButton,
    statusText,
    submit,
  };
}

/** A new domain grants admin rights, so it is confirmed once more. */
async function isDomainMeant(domain: string | null, saved: Settings): Promise<boolean> {
  if (domain === null || domain === saved.adminEmailDomain) return true;
  return askConfirm({
    text: words.domainQuestion(domain),
    confirmLabel: words.domainYes,
    danger: true,
  });
}

function draftOf(settings: Settings) {
  const { publicBrowsing, collectors, gamePasses, captainsConfirm } = settings;
  const { adminEmailDomain, leagueTimeZone } = settings;
  const limits = LIMIT_NAMES.map((limit) => [limit, String(settings[limit] / limitUnit(limit))]);
  return {
    publicBrowsing,
    collectors,
    gamePasses,
    captainsConfirm,
    domain: adminEmailDomain ?? "",
    leagueTimeZone,
    ...(Object.fromEntries(limits) as Record<Limit, string>),
  };
}

/** A limit whose text was not changed keeps its value, which may be no whole megabytes. */
function readLimits(
  draft: Draft,
  saved: Settings,
): { readonly limits: Limits; readonly unreadable: readonly Limit[] } {
  const shown = draftOf(saved);
  const read = LIMIT_NAMES.map(
    (limit) =>
      [
        limit,
        draft[limit] === shown[limit] ? saved[limit] : readLimit(limit, draft[limit]),
      ] as const,
  );
  return {
    limits: Object.fromEntries(
      read.map(([limit, value]) => [limit, value ?? saved[limit]]),
    ) as Limits,
    unreadable: read.filter(([, value]) => value === undefined).map(([limit]) => limit),
  };
}
