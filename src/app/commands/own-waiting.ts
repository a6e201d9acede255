/** Whoever gave it; null: nobody had signed in, so it goes out with whoever is signed in now. */
interface Authored {
  readonly authorId: string | null;
}

/** What waits on this device, of whomever. */
export interface WaitingHere {
  readonly events: readonly (Authored & { readonly count: number })[];
  readonly commands: readonly Authored[];
  /** Taps in the emergency journal; they are of this tab's person. */
  readonly unsaved: number;
}

/**
 * How much of it a sign-out of `userId` holds up: their own and what belongs to nobody. Other
 * people's entries wait for their own sign-in in any case (security rule 18).
 */
export function ownWaiting({ events, commands, unsaved }: WaitingHere, userId: string | null) {
  const isOwn = ({ authorId }: Authored) => authorId === null || authorId === userId;
  return (
    events.filter(isOwn).reduce((sum, { count }) => sum + count, 0) +
    commands.filter(isOwn).length +
    unsaved
  );
}
