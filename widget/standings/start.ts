/** The page's script stands beside it, so that the development server finds it under /widget too. */
import { standingsKind } from "../../src/widget/standings/standings-kind.tsx";
import { startWidget } from "../../src/widget/start-widget.tsx";

startWidget(standingsKind);
