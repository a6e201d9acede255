import { listUsers } from "../../../remote/api/admin-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askServer("readAccounts", listUsers);

export function useAccounts() {
  return useServerRead(read);
}
