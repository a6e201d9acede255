import { serveJson } from "../_shared/serve-json.ts";
import { setCrest } from "./set-crest.ts";

Deno.serve(serveJson(setCrest));
