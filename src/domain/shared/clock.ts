/** The domain receives time and ids as arguments, so that every rule can be replayed. */
export interface Clock {
  now(): number;
}

export type MakeId = () => string;
