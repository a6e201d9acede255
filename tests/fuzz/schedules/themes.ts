/** What happens in a schedule, and how often. */
export const STEP_WEIGHTS = {
  act: 50,
  push: 17,
  pull: 12,
  deliverLate: 4,
  changePerson: 2,
  resolveHeld: 4,
  retry: 1,
  restore: 1.5,
  hideSeason: 0.6,
  showSeason: 4,
  stranger: 3,
  import: 1,
  blocked: 0.5,
} as const;

/** A schedule is short, so each has a theme that makes what is rare frequent. */
export const SCHEDULE_THEMES = [
  { steps: {}, acts: {} },
  { steps: { act: 30, restore: 12, pull: 16 }, acts: {} },
  { steps: { resolveHeld: 10 }, acts: { finalize: 12, reopen: 8 } },
  { steps: { resolveHeld: 8 }, acts: { reset: 10, finalize: 4, remove: 8, correct: 4 } },
  { steps: { stranger: 18, hideSeason: 5, retry: 4, blocked: 3 }, acts: { walkOn: 6 } },
  { steps: { import: 5 }, acts: { undo: 9, change: 9, remove: 9, roster: 9, override: 5 } },
] as const;

/** What happens to a push on its way. */
export const WIRE_WEIGHTS = {
  fine: 55,
  lost: 12,
  answerLost: 12,
  twice: 8,
  late: 8,
  half: 5,
} as const;
