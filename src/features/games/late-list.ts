/** What the list has besides its games, in one file behind the first paint. */
export { SubscribeButton } from "../../parts/calendar/subscribe-button.tsx";
export { FindTools } from "./find-tools.tsx";
export { SchedulePaper } from "./schedule-paper.tsx";
