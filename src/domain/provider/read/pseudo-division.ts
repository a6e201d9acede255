const NOT_PLAYING =
  /\b(?:sub(?:s|stitutes?)?(?: list)?|free agents?|wait(?:ing)? ?list|unassigned)\b/i;

/** Some divisions hold no teams that play, such as "Sub List". */
export function isPseudoDivision(name: string): boolean {
  return NOT_PLAYING.test(name);
}
