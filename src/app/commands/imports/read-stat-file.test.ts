import { expect, test, vi } from "vitest";
import { readStatCells } from "./read-stat-file.ts";

const MEGABYTE = 1_000_000;

function fileOf(name: string, size: number) {
  const file = new File([new Uint8Array(size)], name);
  return { file, read: vi.spyOn(file, "arrayBuffer") };
}

test.each([
  ["week-1.xlsx", 10, "not_csv"],
  ["week-1.csv.png", 10, "not_csv"],
  ["week-1.csv", 50 * MEGABYTE, "too_large"],
  ["WEEK-1.CSV", 3 * MEGABYTE + 1, "too_large"],
])(
  "%s of %i bytes is refused as %s before anything of it is read (A §5)",
  async (name, size, code) => {
    const { file, read } = fileOf(name, size);
    expect(await readStatCells(file)).toEqual({ ok: false, error: { code, row: null } });
    expect(read).not.toHaveBeenCalled();
  },
);

test("a file that is gone since it was chosen is unreadable", async () => {
  const { file, read } = fileOf("week-1.csv", 10);
  read.mockRejectedValue(new DOMException("gone", "NotReadableError"));
  expect(await readStatCells(file)).toEqual({
    ok: false,
    error: { code: "unreadable", row: null },
  });
});
