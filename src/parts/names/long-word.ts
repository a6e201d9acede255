/** "Featherstonehaugh" needs narrower letters to stay one word where there is little room. */
export function hasLongWord(name: string): boolean {
  return /[\p{L}\p{M}]{14}/u.test(name);
}
