/**
 * The demo league depends on the day and hour of the first start, which server and browser read
 * from this machine's clock.
 * @param hour 0 to 14
 * @returns a time zone (for TZ) in which it is that hour
 */
export function zoneWhereItIs(hour: number, now: Date): string {
  const ahead = hour - now.getUTCHours();
  // POSIX inverts the sign: Etc/GMT-3 is three hours ahead.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
