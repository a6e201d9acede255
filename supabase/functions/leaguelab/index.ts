import { serveJson } from "../_shared/serve-json.ts";
import { leaguelab } from "./leaguelab.ts";

Deno.serve(serveJson(leaguelab, "GET"));
