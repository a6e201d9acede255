import { Button } from "../../ui/button.tsx";
import { installMessages } from "./install-messages.ts";

export function InstallCard({
  appName,
  installLabel,
  why,
  onInstall,
  onDismiss,
}: {
  appName: string;
  installLabel: string;
  /** Warns that this browser may delete a website's data; null gives no warning. */
  why: string | null;
  onInstall: () => void;
  onDismiss: () => void;
}) {
  return (
    <section
      aria-label={installMessages.cardTitle(appName)}
      className="card grid items-center gap-x-6 gap-y-3 p-4 bar:grid-cols-[minmax(0,1fr)_auto] print:hidden"
    >
      <div>
        <h2 className="type-h3">{installMessages.cardTitle(appName)}</h2>
        <p className="text-dense">{installMessages.cardText}</p>
        {why !== null && <p className="mt-2 text-dense">{why}</p>}
      </div>
      <div className="flex gap-3">
        <Button onClick={onInstall}>{installLabel}</Button>
        <Button variant="bare" onClick={onDismiss}>
          {installMessages.notNow}
        </Button>
      </div>
    </section>
  );
}
