/** The length of a bar of whole dashes, which are 7 px long and 3 px apart (`side-home`). */
export function wholeDashes(share: number): string | 0 {
  return share && `max(7px, round(down, ${share * 100}% + 3px, 10px) - 3px)`;
}
