/** The meaning of the digits typed so far. */
interface TypedNumber {
  /** Empty if no jersey number starts with them. */
  readonly digits: string;
  /** True if a jersey has exactly this number. */
  readonly isNumber: boolean;
  /** True if a longer number starts with these digits, so that another may follow. */
  readonly mayGrow: boolean;
}

/** Adds a digit. If no number continues with it, it starts a new one. */
export function typeDigit(before: string, digit: string, numbers: readonly string[]): TypedNumber {
  const grown = read(before + digit, numbers);
  return grown.digits === "" ? read(digit, numbers) : grown;
}

function read(digits: string, numbers: readonly string[]): TypedNumber {
  const isNumber = numbers.includes(digits);
  const mayGrow = numbers.some((number) => number !== digits && number.startsWith(digits));
  return { digits: isNumber || mayGrow ? digits : "", isNumber, mayGrow };
}
