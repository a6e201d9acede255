import "../ui/screens.css";

export { StandingsPage as Component } from "../features/standings/standings-page.tsx";
