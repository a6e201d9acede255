import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { readWidgetParameters, type WidgetParameters } from "../parts/embed/widget-parameters.ts";
import { applyAppearance } from "./appearance.ts";
import { reportHeight } from "./report-height.ts";
import { Widget } from "./widget.tsx";
import type { WidgetKind } from "./widget-kind.ts";

/** Starts a public widget without session, router, service worker and database. */
export function startWidget<Rows, Figures>(kind: WidgetKind<Rows, Figures>): void {
  mountWidget(({ parameters }) => <Widget kind={kind} parameters={parameters} />);
}

export function mountWidget(Shown: ComponentType<{ parameters: WidgetParameters }>): void {
  const parameters = readWidgetParameters(location.search);
  applyAppearance(parameters);
  const root = document.getElementById("root");
  if (root === null) return;
  root.replaceChildren();
  createRoot(root).render(<Shown parameters={parameters} />);
  reportHeight(root);
}
