/**
 * Seeds of runs that failed once, kept so that each bug stays fixed.
 * 9007: a tap in the journal of two tabs was recorded a second time after it had been held.
 * 9029: a restored log had the event last read at the same place, with others lost before it.
 * 20017: a tap stayed "not saved" in one tab although the other had stored it from the journal.
 * 271766181: after several restores the event last read stood at its old place, one before it
 * differed, and no gap showed it: "All saved" although the server lacked an event.
 */
export const PERMANENT_SEEDS: readonly number[] = [9007, 9029, 20017, 271766181];
