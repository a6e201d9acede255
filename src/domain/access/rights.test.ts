import { expect, test } from "vitest";
import { isAdmin, mayCollect, mayReset, type Person } from "./rights.ts";

const admin: Person = { role: "admin", isCollector: false };
const collector: Person = { role: "user", isCollector: true };
const user: Person = { role: "user", isCollector: false };

test.each<[string, Person | null, { admin: boolean; open: boolean; approved: boolean }]>([
  ["visitor", null, { admin: false, open: false, approved: false }],
  ["user", user, { admin: false, open: true, approved: false }],
  ["collector", collector, { admin: false, open: true, approved: true }],
  ["admin", admin, { admin: true, open: true, approved: true }],
])("D12: what a %s may", (_, person, may) => {
  expect({
    admin: isAdmin(person),
    open: mayCollect(person, "open"),
    approved: mayCollect(person, "approved"),
  }).toEqual(may);
  const [fresh, finalized] = [{ everFinalized: false }, { everFinalized: true }];
  expect(mayReset(person, "open", fresh)).toBe(may.open);
  expect(mayReset(person, "approved", fresh)).toBe(may.approved);
  expect(mayReset(person, "open", finalized)).toBe(may.admin);
});
