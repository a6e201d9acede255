/** /test (P §2, D5): address and time, no configuration. */
export const testRouteMessages = {
  title: "Routing Test",
  text: "This page shows that the address was understood.",
  url: "Current URL",
  time: "Current time",
} as const;
