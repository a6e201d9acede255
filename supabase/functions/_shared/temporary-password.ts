/** Leaves out 0 O 1 l I, because people read the password out and type it. */
const LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Four groups of four, about 92 bits. */
export function temporaryPassword(): string {
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join(""));
  return groups.join("-");
}

/** Bytes above the last whole multiple are drawn again, so that every letter is equally likely. */
function letter(): string {
  const limit = 256 - (256 % LETTERS.length);
  for (;;) {
    const [value = limit] = crypto.getRandomValues(new Uint8Array(1));
    if (value < limit) return LETTERS.charAt(value % LETTERS.length);
  }
}
