import { readDeviceList } from "../../../contract/accounts/device-list.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askDatabase((client) => client.rpc("list_devices"), readDeviceList);

export function useDevices() {
  return useServerRead(read);
}
