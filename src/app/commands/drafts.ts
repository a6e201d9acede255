import { services } from "../bootstrap/services.ts";

export async function saveDraft(key: string, value: unknown): Promise<void> {
  await (await services()).store.drafts.set(key, value);
}

/** The caller checks the shape, because an older version may have written it. */
export async function loadDraft(key: string): Promise<unknown> {
  const draft = await (await services()).store.drafts.get(key);
  return draft.ok ? draft.value : null;
}

export async function dropDraft(key: string): Promise<void> {
  await (await services()).store.drafts.remove(key);
}
