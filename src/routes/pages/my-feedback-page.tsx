import { useSession } from "../../app/session/use-session.ts";
import { MyFeedbackPage } from "../../features/feedback/mine/my-feedback-page.tsx";
/** Remounts for another person, because the reports are theirs. */
export function OwnFeedbackPage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { userId } = session.user;
  return <MyFeedbackPage key={userId} userId={userId} />;
}
