import { useEffect, useState } from "react";
import { askConfirm, notify } from "../../../app/notices/notices.ts";
import { removeCrest, uploadCrest } from "../../../app/server-calls/crests.ts";
import type { ManagedTeam } from "../../../domain/season/clubs/managed-club.ts";
import { refusalText } from "../refusal-text.ts";
import { crestMessages as words } from "./crest-messages.ts";

/** The server has the same limit in supabase/functions/set-crest/read-crest-request.ts. */
const MAX_BYTES = 102_400;

interface Chosen {
  readonly file: File;
  readonly url: string;
}

/** Holds a team's current crest, the picture that is previewed, and the server's answer to it. */
export function useCrest(team: ManagedTeam, reload: () => Promise<void>) {
  const [worn, wear] = useState(team.crest);
  const [chosen, choose] = useState<Chosen | null>(null);
  const [problem, say] = useState<string | null>(null);
  const [work, begin] = useState<"upload" | "removal" | null>(null);

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ""), [chosen]);

  function look([file]: readonly File[]) {
    if (file === undefined) return;
    const isFit = file.size <= MAX_BYTES;
    say(isFit ? null : words.tooLarge(Math.ceil(file.size / 1_024)));
    choose(isFit ? { file, url: URL.createObjectURL(file) } : null);
  }

  async function upload() {
    if (chosen === null) return;
    begin("upload");
    const result = await uploadCrest(team.id, chosen.file);
    begin(null);
    if (!result.ok) {
      const { code, message } = result.error;
      const problems: Readonly<Record<string, string>> = words.problems;
      return say(problems[code] ?? message ?? code);
    }
    await show(result.value, words.saved(team.name));
  }

  async function remove() {
    const isMeant = await askConfirm({
      text: words.removeQuestion(team.name),
      confirmLabel: words.remove,
      cancelLabel: words.keep,
      danger: true,
    });
    if (!isMeant) return;
    begin("removal");
    const result = await removeCrest(team.id);
    begin(null);
    if (!result.ok) return say(refusalText(result.error));
    await show(null, words.removed(team.name));
  }

  async function show(crest: string | null, text: string) {
    wear(crest);
    choose(null);
    say(null);
    notify(text);
    await reload();
  }

  const src = chosen?.url ?? (worn === null ? null : `/crest/${worn}`);
  const unseen = () => say(words.unseen);
  return {
    src,
    isChosen: chosen !== null,
    isWorn: worn !== null,
    problem,
    work,
    look,
    upload,
    remove,
    unseen,
  };
}
