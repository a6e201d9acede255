/** A phone or computer that has reported, under the account that was signed in. */
export interface Device {
  readonly deviceId: string;
  readonly userId: string;
  readonly fullName: string;
  /** For example "iPhone"; null if the browser does not tell. */
  readonly kind: string | null;
  readonly appVersion: string | null;
  /** The number of events and commands that waited at its last report. */
  readonly pending: number;
  readonly refused: number;
  /** The count of numbers that the device used and the server lacks (I6). */
  readonly holes: number;
  readonly lastSeenAt: string;
}

/** `silent`: plays are on a device that has not reported for a long time. */
export type DeviceState = "silent" | "attention" | "waiting" | "calm";

/** A game and the way home fit in; a phone that syncs within this time was only out of reach. */
const SILENT_AFTER_MS = 12 * 3_600_000;

export function deviceState(device: Device, nowMs: number): DeviceState {
  const { pending, refused, holes, lastSeenAt } = device;
  if (pending > 0 && nowMs - Date.parse(lastSeenAt) > SILENT_AFTER_MS) return "silent";
  if (refused > 0 || holes > 0) return "attention";
  return pending > 0 ? "waiting" : "calm";
}

const URGENCY: readonly DeviceState[] = ["silent", "attention", "waiting", "calm"];

export function byUrgency(devices: readonly Device[], nowMs: number): readonly Device[] {
  const rank = (device: Device) => URGENCY.indexOf(deviceState(device, nowMs));
  return [...devices].sort((a, b) => rank(a) - rank(b));
}
