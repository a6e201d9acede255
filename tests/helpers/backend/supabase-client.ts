import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import WebSocket from "ws";

/** The real client as Node 20 needs it: a WebSocket, and nothing kept between tests. */
export function createTestClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as never },
  });
}
