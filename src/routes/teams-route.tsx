import "../ui/screens.css";

export { TeamsPage as Component } from "../features/teams/teams-page.tsx";
