import { expect, test } from "vitest";
import { isAdmin, mayCollect, mayMakePasses, mayReset, type Person } from "./rights.ts";

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

test.each([
  ["admin", admin, "off", false],
  ["admin", admin, "admins", true],
  ["admin", admin, "collectors", true],
  ["collector", collector, "off", false],
  ["collector", collector, "admins", false],
  ["collector", collector, "collectors", true],
  // An open installation calls everybody a collector; here only an approval counts.
  ["user", user, "collectors", false],
] as const)("D69: a %s makes passes (%s %s): %s", (_, person, setting, may) => {
  expect(mayMakePasses(person, setting)).toBe(may);
});
