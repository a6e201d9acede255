import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Discovered } from "../../../app/server-calls/provider-import.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { createMessages } from "../create-messages.ts";
import { OfferedLeagues } from "./offered-leagues.tsx";

const FLAG = {
  id: "85770",
  name: "Fall 2026 - Flag A",
  status: "In Progress",
} as Discovered["leagues"][number];

const offered = (own: Partial<Discovered>) =>
  renderToStaticMarkup(
    <AdminPage
      words={createMessages}
      above={null}
      query={{ status: "ready", value: null }}
      isOffline={false}
      reload={async () => {}}
    >
      {() => (
        <OfferedLeagues
          leagues={[FLAG]}
          problems={[]}
          importedIds={new Set()}
          {...own}
          selected={new Set()}
          onToggle={() => {}}
          onImport={() => {}}
        />
      )}
    </AdminPage>,
  );

test("D9: that nobody knows what is imported is said, and is no empty list", () => {
  const warning = "Which leagues are imported already could not be read.";
  expect(offered({ importedIds: null })).toMatch(new RegExp(`role="alert"[^>]*>.*${warning}`));
  expect(offered({ importedIds: null })).not.toContain("Already imported");
  expect(offered({})).not.toContain(warning);
  const box = /<input[^>]* disabled=""/;
  expect(offered({})).not.toMatch(box);
  const imported = offered({ importedIds: new Set([FLAG.id]) });
  expect(imported).toContain("Already imported");
  expect(imported).toMatch(box);
});

test("A §8: of the leagues that could not be read the first five and the count of the rest", () => {
  const problems = ["1", "2", "3", "4", "5", "6", "7"].map((id) => ({
    thing: "league" as const,
    code: "name" as const,
    id,
    message: `League ${id} has no name`,
  }));
  const text = offered({ problems } as Partial<Discovered>);
  expect(text).toContain("7 leagues could not be read:");
  expect(text).toContain("League 5 has no name");
  expect(text).not.toContain("League 6 has no name");
  expect(text).toContain("and 2 more");
});
