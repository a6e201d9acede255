import {
  jsonAnswer,
  portalPage,
  type ScriptedAnswer,
  type ScriptedServer,
  startScriptedServer,
} from "./scripted-server.ts";

export type TableRow = Readonly<Record<string, unknown>>;

/** A scripted server that holds rows and answers reads as PostgREST does. */
export interface TableServer extends ScriptedServer {
  /** Rows by table or view; one that is missing is empty. Every row needs the columns of its filters. */
  tables: Record<string, readonly TableRow[]>;
  /** The table that answers as a captive portal does. */
  broken: string | null;
  /** The broken table then answers as a server that failed, with these words; null: as the portal. */
  words: string | null;
  /** Called before each answer, with the table's name. */
  meanwhile: (table: string) => void;
  /** Answers `/live`, given the tag of the reader's last answer; at first like a host that lacks it. */
  live: (tag: string | undefined) => ScriptedAnswer;
  /** The tables that were asked for, in order. */
  readonly asked: readonly string[];
}

export async function startTableServer(tables: TableServer["tables"] = {}): Promise<TableServer> {
  const asked: string[] = [];
  const scripted = await startScriptedServer(({ path, query, headers }) => {
    if (path.startsWith("/live/")) {
      asked.push("live");
      return server.live(headers["if-none-match"]);
    }
    const table = path.replace("/rest/v1/", "");
    asked.push(table);
    server.meanwhile(table);
    if (table === server.broken) {
      const { words } = server;
      return words === null ? portalPage(200) : jsonAnswer(500, { code: "XX000", message: words });
    }
    const rows = (server.tables[table] ?? []).filter((row) =>
      [...query].every(([column, value]) => fits(row, column, value)),
    );
    return jsonAnswer(200, rows, { "content-range": `*/${rows.length}` });
  });
  const server: TableServer = Object.assign(scripted, {
    tables,
    broken: null,
    words: null,
    meanwhile: () => {},
    live: () => portalPage(404),
    asked,
  });
  return server;
}

/** Whether the row passes one filter of the address. */
function fits(row: TableRow, column: string, condition: string): boolean {
  const value = row[column];
  const equal = /^eq\.(.*)$/.exec(condition)?.[1];
  if (equal !== undefined) return String(value) === equal;
  const listed = /^in\.\((.*)\)$/.exec(condition)?.[1];
  if (listed !== undefined) return listed.split(",").includes(String(value));
  return condition !== "is.null" || (value ?? null) === null;
}
