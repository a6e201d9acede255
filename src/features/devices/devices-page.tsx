import { useDevices } from "../../app/queries/server/use-devices.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { DeviceList } from "./device-list.tsx";
import { devicesMessages } from "./devices-messages.ts";

/** Shows which devices have reported and which need somebody. It needs the network. */
export function DevicesPage() {
  return (
    <AdminPage words={devicesMessages} {...useDevices()}>
      {(devices) => <DeviceList devices={devices} />}
    </AdminPage>
  );
}
