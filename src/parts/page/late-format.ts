/** Made at the first use: each takes milliseconds, which the start of every screen would wait for. */
export function lateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let made: Intl.DateTimeFormat | null = null;
  return (at) => {
    made ??= new Intl.DateTimeFormat("en-US", options);
    return made.format(at);
  };
}
