/** The domain receives time and ids as arguments, so that every rule can be replayed. */
export interface Clock {
  now(): number;
}

/** Makes a fresh UUID for an event, an entry, a player or an operation. */
export type MakeId = () => string;
