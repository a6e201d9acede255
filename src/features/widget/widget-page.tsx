import { WifiOff } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { useWidgetSeasons } from "../../app/queries/use-widget-seasons.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AccessDenied } from "../../parts/admin/access-denied.tsx";
import { CardLoading } from "../../parts/admin/card-loading.tsx";
import { BackLink } from "../../parts/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { EmbedBuilder } from "./embed-builder.tsx";
import { LiveSeason } from "./live-season.tsx";
import { widgetMessages as words } from "./widget-messages.ts";

/** Which season the public widget shows, and how it comes onto a website. Online only. */
export function WidgetPage() {
  const { query, reload } = useWidgetSeasons();
  const isOffline = useSession().connection === "offline";
  if (query.status === "error" && query.failure.code === "permission")
    return <AccessDenied text={words.deniedText} />;
  return (
    <Page
      title={words.title}
      above={<BackLink to={paths.admin()} label={words.back} />}
      lead={words.lead}
    >
      {query.status === "loading" && <CardLoading label={words.loading} />}
      {query.status === "offline" && (
        <EmptyState title={words.offlineTitle} text={words.offlineText} />
      )}
      {query.status === "error" && (
        <ErrorState title={words.failedTitle} text={query.failure.message}>
          <Button onClick={() => void reload()}>{words.tryAgain}</Button>
        </ErrorState>
      )}
      {query.status === "ready" && (
        <div className="grid gap-6 *:min-w-0">
          {isOffline && (
            <Note icon={WifiOff} role="status">
              {words.offlineNote}
            </Note>
          )}
          <LiveSeason seasons={query.value} isOffline={isOffline} reload={reload} />
          <EmbedBuilder seasons={query.value} />
        </div>
      )}
    </Page>
  );
}
