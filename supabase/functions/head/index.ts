import { head } from "./head.ts";

Deno.serve(head);
