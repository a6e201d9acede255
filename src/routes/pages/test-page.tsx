import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "../../ui/page.tsx";
import { testPageMessages } from "./page-messages.ts";

/** Shows nothing of the configuration (D5). */
export function TestPage() {
  const now = useNow();
  // This is read on every change of address, even if this page stays.
  useLocation();
  return (
    <Page title={testPageMessages.title} lead={testPageMessages.text}>
      <dl className="card grid gap-4 p-4">
        <div>
          <dt className="text-label text-text-2">{testPageMessages.url}</dt>
          <dd className="font-strong wrap-anywhere">{window.location.href}</dd>
        </div>
        <div>
          <dt className="text-label text-text-2">{testPageMessages.time}</dt>
          <dd className="font-strong">
            <time dateTime={now.toISOString()}>{now.toString()}</time>
          </dd>
        </div>
      </dl>
    </Page>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
