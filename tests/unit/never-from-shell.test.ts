import { expect, test } from "vitest";
import { API, OPEN_ADDRESSES, RESERVED } from "../../hosting/host-rules.ts";
import { NEVER_FROM_SHELL } from "../../sw/never-from-shell.ts";

test.each([API, ...OPEN_ADDRESSES, ...RESERVED])(
  "the service worker leaves what is opened under %s to the host, as every host does",
  (path) => {
    expect(NEVER_FROM_SHELL.some((never) => never.test(`${path}/x`))).toBe(true);
    expect(NEVER_FROM_SHELL.some((never) => never.test("/games"))).toBe(false);
  },
);
