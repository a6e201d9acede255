export { FantasyPage as Component } from "../features/fantasy/fantasy-page.tsx";
