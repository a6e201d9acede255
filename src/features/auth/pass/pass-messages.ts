export const passMessages = {
  title: "Score this game",
  lead: "No account needed. Give your name; it is shown beside what you record.",
  checkInTitle: "Check in your team",
  checkInLead:
    "Tick who is here today. No account needed. Give your name; it is shown beside what you record.",
  checkIn: "Check In",
  game: "The game of this pass",
  at: "at",
  name: "Your name",
  nameMissing: "Please enter your name",
  start: "Start Scoring",
  starting: "Opening the game ...",
  refusals: {
    unknown_pass:
      "This pass is not known. The link may be incomplete: scan the code again, or ask for a new pass.",
    expired: "This pass has expired. Please ask an organizer for a new one.",
    withdrawn: "This pass was withdrawn. Please ask an organizer for a new one.",
    switched_off: "Game passes are switched off here. Please ask an organizer.",
    "not-offered": "Game passes are switched off here. Please ask an organizer.",
    full: "Too many people have opened this pass. Please ask an organizer for a new one.",
    unknown_game: "The game of this pass was removed. Please ask an organizer.",
    no_name: "Please enter your name",
    too_many_tries: "Too many tries. Please wait ten minutes.",
  } as Readonly<Record<string, string>>,
  incomplete: "This link is not complete. Scan the code again, or ask for a new pass.",
  signedIn: (email: string) => `You are signed in as ${email}.`,
  needsNoPass:
    "A pass is for people without an account. An admin has to let this account collect stats, or you sign out and open the pass again.",
  toGames: "Go to Games",
  backToGames: "Back to Games",
} as const;
