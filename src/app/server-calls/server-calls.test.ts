import { afterEach, beforeEach, expect, it } from "vitest";
import { createMemoryStorage } from "../../../tests/helpers/memory-storage.ts";
import {
  jsonAnswer,
  portalPage,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { readAccountList } from "../../contract/accounts/account-list.ts";
import { SESSION_KEY } from "../../remote/auth/session-keeper.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import type { Query, ReadAnswer, Supabase } from "../../remote/http/http.ts";
import { readSettingsChanges, settingsChanges } from "../queries/server/use-settings.ts";
import { invitationCall } from "./accounts.ts";
import { settingsCall } from "./settings.ts";

const ADMIN = { id: "ad000000-0000-4000-8000-000000000001", email: "admin@demo.test" };
const options = { asUser: ADMIN.id, signal: new AbortController().signal };
const person = { email: "new@club.test" };

let server: ScriptedServer;
let remote: Remote;

beforeEach(async () => {
  server = await startScriptedServer(() => jsonAnswer(200, []));
  const storage = createMemoryStorage();
  remote = createRemote({
    url: server.url,
    publishableKey: "k",
    storage,
    tabs: null,
    timeoutMs: 5_000,
  });
  const isTaken = remote.session.accept({
    access_token: "access",
    refresh_token: "refresh",
    expires_in: 3600,
    expires_at: Date.now() / 1_000 + 3600,
    token_type: "bearer",
    user: ADMIN,
  });
  expect([isTaken, storage.getItem(SESSION_KEY) === null]).toEqual([true, false]);
});
afterEach(async () => {
  remote.close();
  await server.close();
});

const ask = <Value>(query: (client: Supabase) => Query, read: ReadAnswer<Value>) =>
  remote.http.asUser(options, query, read);
const invite = () => invitationCall("invite", person)(remote.http, options);

it("a server function is called with the person's own token, never as a visitor", async () => {
  server.answer = () => jsonAnswer(200, { outcome: "invited", ...person });
  expect(await invite()).toEqual({
    ok: true,
    value: { kind: "done", outcome: "invited", ...person, tempPassword: null },
  });
  const [request] = server.requests;
  expect(request).toMatchObject({ method: "POST", path: "/functions/v1/invite-admin" });
  expect(request?.headers).toMatchObject({ apikey: "k", authorization: "Bearer access" });
  expect(JSON.parse(request?.body ?? "")).toEqual({ action: "invite", ...person });

  const other = await invitationCall("invite", person)(remote.http, {
    ...options,
    asUser: "other",
  });
  expect(other).toEqual({ ok: false, answer: { kind: "wrong-identity" } });
  expect(server.requests).toHaveLength(1);
});

it.each([
  [400, "email_invalid"],
  [409, "email_not_confirmed"],
  [429, "over_email_send_rate_limit"],
  [502, "mail_failed"],
])("its refusal %i %s is an answer with the server's words (A §8)", async (status, code) => {
  server.answer = () => jsonAnswer(status, { code, message: "In words." });
  expect(await invite()).toEqual({
    ok: true,
    value: { kind: "refused", code, message: "In words." },
  });
});

it.each([
  [jsonAnswer(403, { code: "not_admin", message: "No." }), "permission"],
  [jsonAnswer(401, { code: "PGRST301", message: "No." }), "unknown"],
  [portalPage(403), "unknown"],
  [portalPage(502), "temporary"],
  [jsonAnswer(200, { hello: "portal" }), "unknown"],
  ["cut" as const, "unknown"],
])("what is no answer of the function decides nothing: %o", async (answer, kind) => {
  server.answer = () => answer;
  expect(await invite()).toMatchObject({ ok: false, answer: { kind } });
});

it("a list that is not whole is refused (I23); changes are asked for newest first", async () => {
  server.answer = () => jsonAnswer(200, [{ user_id: "u" }]);
  expect(await ask((client) => client.rpc("list_users"), readAccountList)).toMatchObject({
    ok: false,
  });
  server.answer = () => jsonAnswer(200, []);
  expect(await ask(settingsChanges, readSettingsChanges)).toEqual({ ok: true, value: [] });
  const query = server.requests.at(-1)?.query;
  expect([query?.get("order"), query?.get("limit")]).toEqual(["id.desc", "10"]);
});

it("a change of settings that was recorded before the limits existed is read", async () => {
  const before = { public_browsing: "all", collectors: "open", admin_email_domain: null };
  const after = { ...before, collectors: "approved" };
  server.answer = () =>
    jsonAnswer(200, [{ id: 1, at: "2026-08-01T00:00:00Z", actor_id: null, before, after }]);
  expect(await ask(settingsChanges, readSettingsChanges)).toMatchObject({
    ok: true,
    value: [{ after: { collectors: "approved", eventsPerGame: null, leagueTimeZone: null } }],
  });
});

it("D11: a switch that is not named is left as another admin has set it", async () => {
  server.answer = () => jsonAnswer(200, {});
  await settingsCall({ collectors: "approved" })(remote.http, options);
  await settingsCall({ adminEmailDomain: null })(remote.http, options);
  await settingsCall({ captainsConfirm: "asked" })(remote.http, options);
  await settingsCall({ walkOnsPerGame: 0, pushBytesPerMinute: 4_000_000 })(remote.http, options);
  const unnamed = {
    p_public_browsing: null,
    p_collectors: null,
    p_game_passes: null,
    p_captains_confirm: null,
    p_admin_email_domain: null,
    p_events_per_game: null,
    p_walk_ons_per_game: null,
    p_pushes_per_minute: null,
    p_push_bytes_per_minute: null,
    p_league_time_zone: null,
  };
  expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([
    { ...unnamed, p_collectors: "approved" },
    { ...unnamed, p_admin_email_domain: "" },
    { ...unnamed, p_captains_confirm: "asked" },
    { ...unnamed, p_walk_ons_per_game: 0, p_push_bytes_per_minute: 4_000_000 },
  ]);
});
