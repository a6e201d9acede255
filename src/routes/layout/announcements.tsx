import { PageHead } from "../head/page-head.ts";
import { UpdatePrompt } from "../update/update-prompt.tsx";
import { usePastedMailLink } from "../use-pasted-mail-link.ts";
import { useScrollAfterReload } from "../use-scroll-after-reload.ts";
import { HelpHost } from "./help-host.tsx";
import { NoticeHost } from "./notice-host.tsx";
/** All that speaks up by itself, and what is said of the page to others; stands once, around no page. */
export default function Announcements() {
  usePastedMailLink();
  useScrollAfterReload();
  return (
    <>
      <PageHead />
      <HelpHost />
      <NoticeHost />
      <UpdatePrompt />
    </>
  );
}
