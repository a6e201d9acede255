import { serveJson } from "../_shared/serve-json.ts";
import { providerDebug } from "./provider-debug.ts";

Deno.serve(serveJson(providerDebug));
