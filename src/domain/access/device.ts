/** A phone or computer that has reported, under the account that was signed in. */
export interface Device {
  readonly deviceId: string;
  readonly userId: string;
  readonly fullName: string;
  /** E.g. "iPhone"; null where the browser does not tell. */
  readonly kind: string | null;
  readonly appVersion: string | null;
  /** Events and commands that waited there at its last report. */
  readonly pending: number;
  readonly refused: number;
  /** Numbers that the device counted and the server lacks (I6). */
  readonly holes: number;
  readonly lastSeenAt: string;
}

/** `silent`: plays lie on a device that nobody has heard of for long. */
export type DeviceState = "silent" | "attention" | "waiting" | "calm";

/** A game and the way home; a phone that syncs by then was only out of reach. */
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
