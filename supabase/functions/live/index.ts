import { live } from "./live.ts";

Deno.serve(live);
