/**
 * The demo league is made as of the first start's day and hour, and server and browser go by this
 * machine's clock.
 * @param hour 0 to 14
 * @returns a time zone (for TZ) in which it is that hour
 */
export function zoneWhereItIs(hour: number, now: Date): string {
  const ahead = hour - now.getUTCHours();
  // POSIX turns the sign around: Etc/GMT-3 is three hours ahead.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
