import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProviderLeague } from "../../../domain/provider/facts.ts";
import type { Season } from "../../../domain/season/season.ts";
import { AdminPage } from "../../../parts/admin/admin-page.tsx";
import { createMessages, discoverMessages } from "../create-messages.ts";
import { OfferedLeagues } from "./offered-leagues.tsx";

const FLAG = {
  id: "85770",
  name: "Fall 2026 - Flag A",
  status: "In Progress",
} as ProviderLeague;

const offered = (own: Partial<ComponentProps<typeof OfferedLeagues>>) =>
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
          seasons={[]}
          selected={new Set()}
          onToggle={() => {}}
          onImport={() => {}}
          {...own}
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
  const text = offered({ problems });
  expect(text).toContain("7 leagues could not be read:");
  expect(text).toContain("League 5 has no name");
  expect(text).not.toContain("League 6 has no name");
  expect(text).toContain("and 2 more");
});

test("D60: before the import, that everybody sees the new season first, if so", () => {
  const { seenFirst } = discoverMessages;
  const coming = { ...FLAG, id: "85771", status: "Upcoming" };
  const running = { isActive: true, isArchived: false, status: "In Progress", createdAt: "" };
  const seasons = [running as Season];
  const chosen = (...leagues: ProviderLeague[]) =>
    offered({ leagues, seasons, selected: new Set(leagues.map(({ id }) => id)) });
  expect(offered({ seasons })).not.toContain("first from then on");
  expect(chosen(FLAG)).toContain(seenFirst(1));
  expect(chosen(FLAG, coming)).toContain(seenFirst(2));
  expect(chosen(coming)).not.toContain("first from then on");
  // The only season has no others to stand before.
  expect(offered({ leagues: [FLAG], selected: new Set([FLAG.id]) })).not.toContain("The others");
});
