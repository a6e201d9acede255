import { readAccountList } from "../../../contract/accounts/account-list.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askDatabase((client) => client.rpc("list_users"), readAccountList);

export function useAccounts() {
  return useServerRead(read);
}
