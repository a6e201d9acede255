/** The frame's dialogs share a lazy file, because the menu opens help and help opens feedback. */
export { FeedbackDialog } from "../../features/feedback/form/feedback-dialog.tsx";
export { HelpPanel } from "../../features/help/help-panel.tsx";
export { MenuDrawer } from "./menu-drawer.tsx";
export { NoticeDialog } from "./notice-dialog.tsx";
