import type { Account } from "../../domain/access/account.ts";
import { listUsers } from "../../remote/api/admin-api.ts";
import { askServer } from "../commands/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const read = () => askServer<readonly Account[]>(listUsers);

/** Every account, the newest first; `permission` for people who are no admins (A §6). */
export function useAccounts() {
  return useServerRead(read);
}
