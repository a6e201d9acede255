/** Everything around the list of games, in one file that loads after the first paint. */
export { SubscribeButton } from "../../parts/calendar/subscribe-button.tsx";
export { FindTools } from "./find-tools.tsx";
export { SchedulePaper } from "./schedule-paper.tsx";
