import { serveJson } from "../_shared/serve-json.ts";
import { existingIds } from "./existing-ids.ts";

Deno.serve(serveJson(existingIds, "GET"));
