import { useWidgetSeasons } from "../../app/queries/server/use-widget-seasons.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { EmbedBuilder } from "./embed-builder.tsx";
import { LiveSeason } from "./live-season.tsx";
import { widgetPageMessages } from "./widget-page-messages.ts";

/** Chooses the public widget's season and shows how to embed it. It needs the network. */
export function WidgetPage() {
  const read = useWidgetSeasons();
  return (
    <AdminPage words={widgetPageMessages} {...read}>
      {(seasons) => (
        <>
          <LiveSeason seasons={seasons} isOffline={read.isOffline} reload={read.reload} />
          <EmbedBuilder seasons={seasons} />
        </>
      )}
    </AdminPage>
  );
}
