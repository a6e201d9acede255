import { type GameEvent, TAPPED_IN_PLAY } from "./events.ts";

/** The people whom a screen names: a file claims its author, but its sender was signed in (rule 6). */
export type Doer =
  | { readonly kind: "one"; readonly userId: string | null }
  /** A play that another person's phone or file delivered. */
  | { readonly kind: "uploaded"; readonly authorId: string; readonly senderId: string }
  /** An act that decides about the game counts for its sender, whoever the file names. */
  | { readonly kind: "in-name"; readonly senderId: string; readonly authorId: string };

/** A play is recorded at the tap; everything else takes effect when somebody sends it. */
const RECORDS: ReadonlySet<GameEvent["type"]> = new Set([
  ...TAPPED_IN_PLAY,
  "player.added.v1",
  "unknown",
]);

/** The author is only a file's claim, so a second person is never left out. */
export function doerOf({
  type,
  authorId,
  recordedBy,
}: Pick<GameEvent, "type" | "authorId" | "recordedBy">): Doer {
  if (authorId === null || recordedBy === null || authorId === recordedBy) {
    return { kind: "one", userId: recordedBy ?? authorId };
  }
  const kind = RECORDS.has(type) ? "uploaded" : "in-name";
  return { kind, authorId, senderId: recordedBy };
}
