/**
 * Where the help button floats: everywhere but over the guide (P §2) and over a game that is
 * being collected, where every pixel is taken and help has the free eighth cell (interface.md).
 */
export function hasHelpButton(pathname: string, search: string): boolean {
  if (pathname.startsWith("/user-guide")) return false;
  return !(pathname === "/collect" && new URLSearchParams(search).has("gameId"));
}
