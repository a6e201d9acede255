/** The meaning of the digits typed so far. */
export interface TypedNumber {
  /** Empty when no jersey number begins with them. */
  readonly digits: string;
  /** A jersey has exactly this number. */
  readonly isNumber: boolean;
  /** A longer number begins with these digits, so that another one may follow. */
  readonly mayGrow: boolean;
}

/** One more digit. Where no number goes on like this, it begins a new one. */
export function typeDigit(before: string, digit: string, numbers: readonly string[]): TypedNumber {
  const grown = read(before + digit, numbers);
  return grown.digits === "" ? read(digit, numbers) : grown;
}

function read(digits: string, numbers: readonly string[]): TypedNumber {
  const isNumber = numbers.includes(digits);
  const mayGrow = numbers.some((number) => number !== digits && number.startsWith(digits));
  return { digits: isNumber || mayGrow ? digits : "", isNumber, mayGrow };
}
