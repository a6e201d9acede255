/** Created at the first use, because each takes milliseconds from every screen's start. */
export function lateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: Intl.DateTimeFormat | null = null;
  return (at) => {
    made ??= new Intl.DateTimeFormat("en-US", options);
    return made.format(at);
  };
}
