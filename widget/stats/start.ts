/** The page's script stands beside it, so that the development server finds it under /widget too. */
import { startWidget } from "../../src/widget/start-widget.tsx";
import { statsKind } from "../../src/widget/stats/stats-kind.tsx";

startWidget(statsKind);
