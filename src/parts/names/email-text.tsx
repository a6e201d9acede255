/** Encodes the address, so that it adds no recipients or words to the mail (security rule 16). */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** Shows an address whole; a long one breaks before its sign, if that is enough. */
export function EmailText({ email }: { email: string }) {
  const sign = email.lastIndexOf("@");
  return (
    <span className="min-w-0 wrap-anywhere">
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </span>
  );
}
