/** A bug that somebody could make, and the test that must turn red when it is there. */
export interface PlantedBug {
  /** What would go wrong for a person. */
  readonly name: string;
  /** The invariant or rule that it breaks. */
  readonly rule: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: CatchingTest;
}

export interface CatchingTest {
  readonly file: string;
  /** Runs only the tests whose title matches, so that one bug takes seconds. */
  readonly titled?: string;
  /** Where only PostgreSQL shows it: PGlite runs one transaction at a time anyway. */
  readonly engine?: "postgres";
}
