import { useDevices } from "../../app/queries/server/use-devices.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { DeviceList } from "./device-list.tsx";
import { devicesMessages } from "./devices-messages.ts";

/** Shows which devices have reported and which need somebody. It needs the network. */
export function DevicesPage() {
  const { query, reload } = useDevices();
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage words={devicesMessages} query={query} isOffline={isOffline} reload={reload}>
      {(devices) => <DeviceList devices={devices} />}
    </AdminPage>
  );
}
