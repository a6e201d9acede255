import type { IncomingMessage, ServerResponse } from "node:http";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { openSimulator } from "../../../supabase/local/provider-simulator/simulator.ts";
import { ACTIVE_SEASON_ID } from "../../../supabase/local/seed/demo-teams.ts";
import { createLeagueClock } from "../../../supabase/local/seed/league-clock.ts";
import type { ProviderTurn } from "./scripted-provider.ts";

const ORDERS = "key of the orders";
const DAY_MS = 86_400_000;

export interface SimulatedProvider {
  readonly turn: ProviderTurn;
  readonly site: string;
  readonly token: string;
  /** Lets the provider be at a day, counted from the demo's first start. */
  goTo(day: number, faults?: readonly object[]): Promise<void>;
  dateOf(day: number): string;
}

/** The bundled simulator without the demo league; its first start is today. */
export async function simulatedProvider(database: SqlDatabase): Promise<SimulatedProvider> {
  const enteredAt = new Date(Date.now() - 40 * DAY_MS);
  await database.query(
    "insert into seasons (id, name, year, created_at) values ($1, 'Demo', 2026, $2)",
    [ACTIVE_SEASON_ID, enteredAt.toISOString()],
  );
  const simulator = await openSimulator(database, "UTC", ORDERS, Date.now);
  if (simulator === undefined) throw new Error("the demo's season is there");
  const { handle, site, token } = simulator;
  const clock = createLeagueClock(new Date(enteredAt.getTime() + 40 * DAY_MS), "UTC");

  async function ask(method: string, path: string, headers: object, body: string) {
    return handle({
      method,
      path,
      query: new URLSearchParams(),
      headers: { ...headers },
      body: Buffer.from(body),
      remoteAddress: "127.0.0.1",
      callerAddress: "127.0.0.1",
      origin: "http://127.0.0.1",
    });
  }

  async function answer(response: ServerResponse, request: IncomingMessage): Promise<void> {
    const said = await ask("GET", request.url ?? "", request.headers, "");
    response.writeHead(said.status, { ...said.headers });
    response.end(said.body);
  }

  return {
    turn: (response, request) => {
      answer(response, request).catch((error: unknown) => response.destroy(error as Error));
    },
    site,
    token,
    async goTo(day, faults = []) {
      const order = JSON.stringify({ today: clock.dateOf(day), faults });
      const { status } = await ask("POST", "/control", { apikey: ORDERS }, order);
      if (status !== 204) throw new Error(`the simulator answered ${status}`);
    },
    dateOf: clock.dateOf,
  };
}
