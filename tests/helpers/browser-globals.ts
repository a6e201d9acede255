// Dexie asks IndexedDB for the largest key as it is imported, by whichever file imports it first.
import "fake-indexeddb/auto";

// createClient of supabase-js wants a WebSocket to be there; Node has one from version 22 on. No
// test opens one.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
