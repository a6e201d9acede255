/** Encodes the address, so that it adds no recipients or words to the mail (security rule 16). */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
