import { FlaskConical, Unplug } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { providerMessages as words } from "./provider-messages.ts";

/** Every screen that uses the simulated provider shows this mark. */
export function SimulatedMark({ label }: { label: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2 text-label text-text-2">
      <Badge tone="info">
        <Icon as={FlaskConical} size="sm" />
        {words.simulated}
      </Badge>
      <span className="min-w-0 flex-[1_1_12rem]">{words.simulatedText(label)}</span>
    </span>
  );
}

/** A real installation without a provider says so. */
export function NoProviderNote({ label }: { label: string }) {
  return (
    <Note icon={Unplug} tone="warn">
      <p className="font-strong">{words.notChosenTitle(label)}</p>
      <p>{words.notChosenText}</p>
    </Note>
  );
}
