/** The page's script stands beside it, so that the development server finds it under /widget too. */
import { gamesKind } from "../../src/widget/games/games-kind.tsx";
import { startWidget } from "../../src/widget/start-widget.tsx";

startWidget(
  gamesKind("next", () =>
    import("../../src/widget/games/next-view.tsx").then(({ nextView }) => nextView),
  ),
);
