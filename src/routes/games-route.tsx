export { GamesPage as Component } from "../features/games/games-page.tsx";
