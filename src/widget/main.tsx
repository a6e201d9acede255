import { createRoot } from "react-dom/client";
import { readWidgetParameters } from "../parts/embed/widget-parameters.ts";
import { applyAppearance } from "./appearance.ts";
import { reportHeight } from "./report-height.ts";
import { Widget } from "./widget.tsx";
import "./widget.css";

/** Start-up of the public widget: no session, no router, no service worker, no database. */
const wished = readWidgetParameters(location.search);
applyAppearance(wished);
const root = document.getElementById("root");
if (root !== null) {
  root.replaceChildren();
  createRoot(root).render(<Widget wished={wished} />);
  reportHeight(root);
}
