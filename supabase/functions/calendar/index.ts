import { calendar } from "./calendar.ts";

Deno.serve(calendar);
