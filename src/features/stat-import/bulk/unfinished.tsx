import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import {
  keepUnfinishedFiles,
  unfinishedFiles,
} from "../../../app/commands/imports/import-memory.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";

/** Lists files that were not imported because the page was left. */
export function Unfinished({ seasonId }: { seasonId: string }) {
  const [names, setNames] = useState(() => unfinishedFiles(seasonId));
  if (names.length === 0) return null;
  return (
    <Note icon={TriangleAlert} tone="warn" role="alert">
      <p className="font-strong">{words.unfinishedTitle}</p>
      <p>{words.unfinishedText}</p>
      <ul className="my-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          keepUnfinishedFiles(seasonId, []);
          setNames([]);
        }}
      >
        {words.dismiss}
      </Button>
    </Note>
  );
}
