import { expect, it } from "vitest";
import { callerAddress } from "../../supabase/local/http/caller-address.ts";

it.each([
  ["nobody in front: what a caller writes is not believed", "203.0.113.9", "1.2.3.4", false],
  ["a stranger who reaches the port past the web server", "203.0.113.9", "1.2.3.4", true],
  ["a web server that names nobody", "203.0.113.9", undefined, true],
])("rule 20: %s", (_name, peer, forwardedFor, isBehindProxy) => {
  expect(callerAddress(peer, forwardedFor, isBehindProxy)).toBe(peer);
});

it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", "172.18.0.2", "10.1.2.3", "fd00::5"])(
  "rule 20: behind a web server at %s it is whom that names last, not what the caller put before",
  (peer) => {
    expect(callerAddress(peer, "198.51.100.7", true)).toBe("198.51.100.7");
    expect(callerAddress(peer, "6.6.6.6, 198.51.100.7", true)).toBe("198.51.100.7");
    expect(callerAddress(peer, "198.51.100.7", false)).not.toBe("198.51.100.7");
  },
);

it("an empty header names nobody", () => {
  expect(callerAddress("::ffff:127.0.0.1", "", true)).toBe("127.0.0.1");
});

it("rule 20: one household with IPv6 is one caller, whichever of its addresses it takes", () => {
  const caller = callerAddress("2001:db8:7:1:aa::1", undefined, false);
  expect(callerAddress("2001:db8:7:1:bb:cc:dd:2", undefined, false)).toBe(caller);
  expect(callerAddress("::1", "2001:0DB8:7:1::9", true)).toBe(caller);
  expect(callerAddress("2001:db8:7:2:aa::1", undefined, false)).not.toBe(caller);
  expect(callerAddress("2001:db8::1", undefined, false)).not.toBe(caller);
  expect(callerAddress("::1", "::ffff:198.51.100.7", true)).toBe("198.51.100.7");
  expect(callerAddress("fe80::1%eth0", undefined, false)).toBe("fe80:0:0:0::/64");
});
