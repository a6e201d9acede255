import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Page } from "../../ui/page.tsx";
import { BackLink } from "../page/back-link.tsx";
import { AccessDenied } from "./access-denied.tsx";
import { AdminRead, type AdminReadProps, type AdminReadWords, isDenied } from "./admin-read.tsx";

interface AdminPageWords extends AdminReadWords {
  readonly title: string;
  readonly lead: ReactNode;
  readonly deniedText: string;
}

const adminWords = { back: "Back to Admin" } as const;

/** Frames a page whose rows only the server has: loading, no network, failed, refused. */
export function AdminPage<Value>({
  words,
  above = <BackLink to={paths.admin()} label={adminWords.back} />,
  before,
  ...read
}: Omit<AdminReadProps<Value>, "words"> & {
  words: AdminPageWords;
  /** The way back; by default it leads to the admin panel. */
  above?: ReactNode;
  /** Shows content that needs no rows. */
  before?: ReactNode;
}) {
  if (isDenied(read.query)) return <AccessDenied text={words.deniedText} />;
  return (
    <Page title={words.title} above={above} lead={words.lead}>
      <div className="grid gap-6 *:min-w-0">
        {before}
        <AdminRead words={words} {...read} />
      </div>
    </Page>
  );
}
