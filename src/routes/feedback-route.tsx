export { FeedbackPage as Component } from "../features/feedback/manage/feedback-page.tsx";
