export { StandingsPage as Component } from "../features/standings/standings-page.tsx";
