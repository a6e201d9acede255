const words = { forfeited: "Forfeited season" } as const;

/** Shows the asterisk at a team's name (D49); the screen explains it elsewhere. */
export function ForfeitedMark() {
  return (
    <span className="flex-none font-strong text-danger" title={words.forfeited}>
      <span aria-hidden="true">*</span>
      <span className="sr-only"> {words.forfeited}</span>
    </span>
  );
}
