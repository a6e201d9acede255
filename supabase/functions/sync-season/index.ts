import { serveJson } from "../_shared/serve-json.ts";
import { syncSeason } from "./sync-season.ts";

Deno.serve(serveJson(syncSeason));
