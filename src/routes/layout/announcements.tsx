import { usePastedMailLink } from "../address/use-pasted-mail-link.ts";
import { useScrollAfterReload } from "../address/use-scroll-after-reload.ts";
import { PageHead } from "../head/page-head.ts";
import { HelpHost } from "./help/help-host.tsx";
import { NoticeHost } from "./notice-host.tsx";

export { UpdatePrompt } from "./update-prompt.tsx";

export function Announcements() {
  usePastedMailLink();
  useScrollAfterReload();
  return (
    <>
      <PageHead />
      <HelpHost />
      <NoticeHost />
    </>
  );
}
