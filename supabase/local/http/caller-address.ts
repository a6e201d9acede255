import { BlockList, isIPv6 } from "node:net";

/** Where a web server in front of this one may run: on this machine or in a private network. */
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
 * The address that rate limits count (rule 20): of an IPv6 address the network, which has one owner.
 * Behind a web server it is the last of X-Forwarded-For, because the caller may write any before it.
 * @param isBehindProxy this process speaks plain http, so an https SITE_URL means that a web server
 *   is in front.
 */
export function callerAddress(
  peer: string,
  forwardedFor: string | undefined,
  isBehindProxy: boolean,
): string {
  const address = withoutIpv6Prefix(peer);
  if (!isBehindProxy || forwardedFor === undefined || !isLocalOrPrivate(address))
    return networkOf(address);
  return networkOf(withoutIpv6Prefix(forwardedFor.split(",").at(-1)?.trim() || address));
}

/** IPv6 sockets show IPv4 addresses in this form. */
function withoutIpv6Prefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The /64 network of an IPv6 address; any other address unchanged. */
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

function isLocalOrPrivate(address: string): boolean {
  return address !== "" && NEAR.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
