import { crest } from "./crest.ts";

Deno.serve(crest);
