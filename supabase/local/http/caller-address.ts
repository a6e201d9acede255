import { BlockList, isIPv6 } from "node:net";

/** Where a web server of ours may sit: this machine, or a network of its own beside it. */
const NEAR = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  NEAR.addSubnet(network, bits);
}
NEAR.addAddress("::1", "ipv6");
NEAR.addSubnet("fc00::", 7, "ipv6");

/**
 * Whom a limit counts (rule 20). Behind a web server every connection comes from that one; the
 * address it names last in X-Forwarded-For is the caller's. What a caller writes there
 * themselves comes before it, and without such a server none of it is believed. Of an IPv6
 * address only the network counts: its owner has all the others in it too.
 * @param isBehindProxy this process speaks plain http, so an https SITE_URL means yes.
 */
export function callerAddress(
  peer: string,
  forwardedFor: string | undefined,
  isBehindProxy: boolean,
): string {
  const address = unmapped(peer);
  if (!isBehindProxy || forwardedFor === undefined || !isNear(address)) return networkOf(address);
  return networkOf(unmapped(forwardedFor.split(",").at(-1)?.trim() || address));
}

/** IPv4 as IPv6 sockets show it. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The /64 of an IPv6 address; anything else as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = groupsOf(head);
  const after = groupsOf(tail ?? "");
  while (groups.length + after.length < 8) groups.push("0");
  const network = [...groups, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

function isNear(address: string): boolean {
  return address !== "" && NEAR.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
