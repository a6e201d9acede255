import { useWidgetSeasons } from "../../app/queries/server/use-widget-seasons.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { EmbedBuilder } from "./embed-builder.tsx";
import { LiveSeason } from "./live-season.tsx";
import { widgetPageMessages } from "./widget-page-messages.ts";

/** Chooses the public widget's season and shows how to embed it. It needs the network. */
export function WidgetPage() {
  const { query, reload } = useWidgetSeasons();
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage words={widgetPageMessages} query={query} isOffline={isOffline} reload={reload}>
      {(seasons) => (
        <>
          <LiveSeason seasons={seasons} isOffline={isOffline} reload={reload} />
          <EmbedBuilder seasons={seasons} />
        </>
      )}
    </AdminPage>
  );
}
