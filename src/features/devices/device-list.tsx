import { RefreshCw, TriangleAlert } from "lucide-react";
import {
  byUrgency,
  type Device,
  type DeviceState,
  deviceState,
} from "../../domain/access/device.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { momentText } from "../../parts/page/moment-text.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { devicesMessages as words } from "./devices-messages.ts";

const TONES: Readonly<Record<DeviceState, BadgeTone>> = {
  silent: "bad",
  attention: "warn",
  waiting: "info",
  calm: "plain",
};

const FIGURES = ["pending", "holes", "refused"] as const;

/** Lists devices that need somebody first, in a table on a laptop and in cards on a phone. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { isOffline, reload } = useAdminPage();
  const isWide = useMedia("(min-width: 62.5rem)");
  if (devices.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
  const nowMs = Date.now();
  const rows = byUrgency(devices, nowMs).map((device) => ({
    ...device,
    state: deviceState(device, nowMs),
    name: words.device(device.kind, device.deviceId),
    seen: momentText(device.lastSeenAt, nowMs),
  }));
  const silent = rows.filter(({ state }) => state === "silent").length;
  return (
    <>
      {silent > 0 && (
        <Note icon={TriangleAlert} role="status">
          {words.silentNote(silent)}
        </Note>
      )}
      <Section
        title={words.count(rows.length)}
        aside={
          <Button disabled={isOffline} onClick={() => void reload()}>
            <Icon as={RefreshCw} size="sm" />
            {words.refresh}
          </Button>
        }
      >
        <div className="mt-2">
          {isWide ? <DeviceTable rows={rows} /> : <DeviceCards rows={rows} />}
        </div>
      </Section>
    </>
  );
}

type DeviceRow = Device & {
  readonly state: DeviceState;
  readonly name: string;
  readonly seen: string;
};

function DeviceTable({ rows }: { rows: readonly DeviceRow[] }) {
  return (
    <Table
      label={words.list}
      head={[
        ...words.columns,
        ...words.figureColumns.map((title) => (
          <span key={title} className="block text-right">
            {title}
          </span>
        )),
      ]}
    >
      {rows.map((row) => (
        <Row key={`${row.deviceId} ${row.userId}`}>
          <Cell heads className="whitespace-nowrap" title={row.deviceId}>
            {row.name}
          </Cell>
          <Cell className="max-w-48 truncate" dir="auto" title={row.fullName}>
            {row.fullName}
          </Cell>
          <Cell>
            <StateBadge state={row.state} />
          </Cell>
          <Cell className="whitespace-nowrap">{row.seen}</Cell>
          {FIGURES.map((key) => (
            <Cell key={key} className="text-right!">
              <Figure value={row[key]} />
            </Cell>
          ))}
          <Cell className="text-right! whitespace-nowrap">{row.appVersion ?? "–"}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Below 1,000 px, each device has a card with the facts of the table. */
function DeviceCards({ rows }: { rows: readonly DeviceRow[] }) {
  const { figures } = words;
  return (
    <ul aria-label={words.list} className="card divide-y divide-line">
      {rows.map((row) => (
        <li
          key={`${row.deviceId} ${row.userId}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 py-3"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 truncate font-strong" dir="auto">
              {row.fullName}
            </span>
            <StateBadge state={row.state} />
          </div>
          <p className="grid text-label text-text-2">
            <span>{[row.name, words.version(row.appVersion)].join(" · ")}</span>
            <span>{words.seen(row.seen)}</span>
          </p>
          <dl className="flex flex-wrap gap-x-6 text-dense">
            {FIGURES.map((key) => (
              <div key={key} className="flex gap-1.5">
                <dt className="text-text-2">{figures[key]}</dt>
                <dd>
                  <Figure value={row[key]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function StateBadge({ state }: { state: DeviceState }) {
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>;
}

/** Figures other than 0 stand out. */
function Figure({ value }: { value: number }) {
  return <span className={value > 0 ? "font-strong" : "text-text-2"}>{value}</span>;
}
