import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { ManagedTeam } from "../../../domain/season/clubs/managed-club.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/form/file-button.tsx";
import { Note } from "../../../ui/note.tsx";
import { crestMessages as words } from "./crest-messages.ts";
import { useCrest } from "./use-crest.ts";

const GROUNDS = ["light", "dark", "sun"] as const;

/** Previews a team's crest before it is sent and stores it at once, without the dialog's Save. */
export function TeamCrestField({ team }: { team: ManagedTeam }) {
  const { reload } = useAdminPage();
  const labelId = useId();
  const crest = useCrest(team, reload);
  const isBusy = crest.work !== null;
  return (
    <section aria-labelledby={labelId} aria-busy={isBusy} className="grid gap-2">
      <h3 id={labelId} className="font-strong">
        {words.label}
      </h3>
      <p className="text-label text-text-2">{words.hint}</p>
      {crest.problem !== null && (
        <Note icon={CircleAlert} tone="bad" role="alert">
          {crest.problem}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {crest.isChosen && (
          <Button disabled={isBusy} onClick={() => void crest.upload()}>
            {crest.work === "upload" ? words.uploading : words.use}
          </Button>
        )}
        {!isBusy && (
          <FileButton
            label={crest.src === null ? words.choose : words.another}
            accept=".svg,.png,image/svg+xml,image/png"
            onFiles={crest.look}
          />
        )}
        {crest.isWorn && !crest.isChosen && (
          <Button variant="risk" disabled={isBusy} onClick={() => void crest.remove()}>
            {crest.work === "removal" ? words.removing : words.remove}
          </Button>
        )}
      </div>
      {crest.src !== null && <Grounds src={crest.src} onError={crest.unseen} />}
    </section>
  );
}

/** Shows the crest in the sizes of a list, a page and the scoreboard, on each theme's ground. */
function Grounds({ src, onError }: { src: string; onError: () => void }) {
  return (
    <ul className="grid grid-cols-3 gap-2">
      {GROUNDS.map((ground) => (
        <li
          key={ground}
          data-theme={ground}
          className="grid justify-items-center gap-2 rounded-card border bg-surface p-2 text-text"
        >
          <span className="flex flex-wrap items-center justify-center gap-2">
            {["size-8", "size-12", "size-18"].map((size) => (
              <img
                key={size}
                src={src}
                alt=""
                onError={onError}
                className={`team-crest object-contain ${size}`}
              />
            ))}
          </span>
          <span className="text-label">{words.grounds[ground]}</span>
        </li>
      ))}
    </ul>
  );
}
