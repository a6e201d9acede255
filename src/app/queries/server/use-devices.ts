import { listDevices } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askServer("readDevices", listDevices);

export function useDevices() {
  return useServerRead(read);
}
