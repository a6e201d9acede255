import { expect, it, vi } from "vitest";
import { useNotices } from "../notices/notices.ts";
import { exportMessages } from "./device-messages.ts";
import { saveTable } from "./export-table.ts";

it("a file whose library cannot be loaded is said not to be saved", async () => {
  vi.doMock("../files/spreadsheet-text.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  expect(await saveTable("teams.csv", { columns: ["Team"], rows: [] })).toBe(false);
  expect(useNotices.getState().dialogs).toMatchObject([
    { kind: "alert", text: exportMessages.noWriter },
  ]);
});
