/** The page's script stands beside it, so that the development server finds it under /widget too. */
import { gamesKind } from "../../src/widget/games/games-kind.tsx";
import { startWidget } from "../../src/widget/start-widget.tsx";

startWidget(
  gamesKind("live", () =>
    import("../../src/widget/games/live-view.tsx").then(({ liveView }) => liveView),
  ),
);
