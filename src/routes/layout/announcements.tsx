import { UpdatePrompt } from "../update/update-prompt.tsx";
import { HelpHost } from "./help-host.tsx";
import { NoticeHost } from "./notice-host.tsx";
import "../../ui/screens.css";

/** All that speaks up by itself; stands once, around no page. */
export default function Announcements() {
  return (
    <>
      <HelpHost />
      <NoticeHost />
      <UpdatePrompt />
    </>
  );
}
