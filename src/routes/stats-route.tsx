import "../ui/screens.css";

export { FantasyPage as Component } from "../features/fantasy/fantasy-page.tsx";
