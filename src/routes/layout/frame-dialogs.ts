/** What opens over any screen, in one file: the menu leads to help, and help to feedback. */
export { FeedbackDialog } from "../../features/feedback/form/feedback-dialog.tsx";
export { HelpPanel } from "../../features/help/help-panel.tsx";
export { MenuDrawer } from "./menu-drawer.tsx";
export { NoticeDialog } from "./notice-dialog.tsx";
