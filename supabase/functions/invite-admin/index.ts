import { serveJson } from "../_shared/serve-json.ts";
import { inviteAdmin } from "./invite-admin.ts";

Deno.serve(serveJson(inviteAdmin));
