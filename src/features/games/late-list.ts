/** Everything around the list of games loads in this file after the first paint. */
export { SubscribeButton } from "../../parts/calendar/subscribe-button.tsx";
export { EmptySeasonWays } from "./empty-season-ways.tsx";
export { FindTools } from "./find-tools.tsx";
export { SchedulePaper } from "./schedule-paper.tsx";
export { TeamShortNames } from "./team-short-names.tsx";
