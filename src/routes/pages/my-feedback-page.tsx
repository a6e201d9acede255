import { useSignedInUser } from "../../app/session/use-session.ts";
import { MyFeedbackPage } from "../../features/feedback/mine/my-feedback-page.tsx";
/** Remounts for another person, because the reports are theirs. */
export function OwnFeedbackPage() {
  const user = useSignedInUser();
  if (user === null) return null;
  const { userId } = user;
  return <MyFeedbackPage key={userId} userId={userId} />;
}
