import { Mail } from "lucide-react";
import { mailTo } from "../../../parts/names/mail-to.ts";
import { Icon } from "../../../ui/icon.tsx";
import { teamMessages } from "../team-messages.ts";

const { card: words } = teamMessages;

/** Who leads the team, and for signed-in people how to write to them (P §2, D13). */
export function CaptainBlock({ name, email }: { name: string | null; email: string | null }) {
  return (
    <div className="col-span-2 flex min-h-13 min-w-0 items-center gap-2 border-t py-1 pr-2 pl-3 @min-[520px]:col-span-1 @min-[520px]:border-t-0 @min-[520px]:border-l">
      <p className="min-w-0 flex-1">
        <span className="block text-label text-text-2">{words.captain} </span>
        <span className="block truncate text-dense font-strong" title={name ?? undefined}>
          {name ?? words.noCaptain}
        </span>
      </p>
      {email !== null && (
        <a
          href={mailTo(email)}
          title={email}
          aria-label={words.mailTo(name ?? words.captain, email)}
          className="flex min-h-11 min-w-0 max-w-[58%] items-center gap-1.5 rounded-chip px-1.5 text-dense underline underline-offset-4"
        >
          <Icon as={Mail} size="sm" />
          <span className="truncate">{email}</span>
        </a>
      )}
    </div>
  );
}
