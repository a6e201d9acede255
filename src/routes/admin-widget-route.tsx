export { WidgetPage as Component } from "../features/widget/widget-page.tsx";
