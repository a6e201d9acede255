/** Shows an address whole; a long one breaks before its sign, if that is enough. */
export function EmailText({ email }: { email: string }) {
  const sign = email.lastIndexOf("@");
  return (
    <span className="wrap-anywhere">
      {email.slice(0, sign)}
      <wbr />
      {email.slice(sign)}
    </span>
  );
}
