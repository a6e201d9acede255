export const cardMessages = {
  title: "Share result",
  lead: "Send the picture, or the link to this page.",
  shape: "Shape of the picture",
  square: "Square",
  story: "Tall",
  link: "Share Link",
  picture: "Share Picture",
  download: "Download",
  failed: "The picture could not be made on this device. The link can still be shared.",
  final: "FINAL",
  tie: "FINAL · TIE GAME",
  live: "LIVE",
  visitor: "Visitor",
  home: "Home",
  winner: "Winner",
  best: "Best players",
  points: "Fantasy points",
  nobody: "No player has fantasy points.",
  /** Describes the picture for screen readers. */
  inWords: (result: string, state: string, best: readonly string[]) =>
    [`${result}, ${state.toLowerCase()}.`, ...best].join(" "),
  player: (name: string, points: number) => `${name}: ${points} fantasy points.`,
} as const;
