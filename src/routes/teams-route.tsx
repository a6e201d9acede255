export { TeamsPage as Component } from "../features/teams/teams-page.tsx";
