import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useMemo } from "react";
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

interface AdminPageState {
  readonly isOffline: boolean;
  readonly reload: () => Promise<void>;
}

const adminWords = { back: "Back to Admin" } as const;

const AdminPageContext = createContext<AdminPageState | null>(null);

/** Tells every part of an admin page what would else be handed down to it. */
export function useAdminPage(): AdminPageState {
  const page = useContext(AdminPageContext);
  if (page === null) throw new Error("No AdminPage stands above this component.");
  return page;
}

/** Returns the lead of a season's page; its name has a line before it is read, so that nothing below moves. */
export function seasonLead(season: string | undefined, lead: string): ReactNode {
  return (
    <>
      <span className="block min-h-5">{season}</span>
      {lead}
    </>
  );
}

/** Frames a page whose rows only the server has: loading, no network, failed, refused. */
export function AdminPage<Value>({
  words,
  above = <BackLink to={paths.admin()} label={adminWords.back} />,
  before,
  isOffline,
  reload,
  ...read
}: Omit<AdminReadProps<Value>, "words" | "onRetry"> & {
  words: AdminPageWords;
  reload: () => Promise<void>;
  /** The way back; by default it leads to the admin panel. */
  above?: ReactNode;
  before?: ReactNode;
}) {
  const isLoading = read.query.status === "loading";
  const state = useMemo(() => ({ isOffline, reload }), [isOffline, reload]);
  if (isDenied(read.query)) return <AccessDenied text={words.deniedText} />;
  return (
    <Page title={words.title} above={above} lead={words.lead}>
      <AdminPageContext value={state}>
        <div
          className={clsx(
            "grid content-start gap-6 *:min-w-0",
            isLoading && "min-h-dvh print:min-h-0",
          )}
        >
          {before}
          <AdminRead words={words} isOffline={isOffline} onRetry={reload} {...read} />
        </div>
      </AdminPageContext>
    </Page>
  );
}
