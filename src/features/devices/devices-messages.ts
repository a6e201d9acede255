import type { DeviceState } from "../../domain/access/device.ts";

const states: Readonly<Record<DeviceState, string>> = {
  silent: "Silent with entries on it",
  attention: "Needs a look",
  waiting: "Still sending",
  calm: "All sent",
};

export const devicesMessages = {
  title: "Devices",
  lead: "What phones said when they last reached the server.",
  deniedText: "You need admin privileges to see devices.",
  loading: "Loading devices...",
  failedTitle: "Failed to load devices",
  offlineText: "Devices can be seen only with a network connection.",
  offlineNote: "No network: this list is as it was last read.",
  refresh: "Refresh",
  list: "Devices",
  count: (count: number) => (count === 1 ? "1 device" : `${count} devices`),
  columns: ["Device", "Person", "State", "Last seen"],
  figureColumns: ["Waiting", "Missing", "Refused", "Version"],
  figures: { pending: "Waiting", holes: "Missing", refused: "Refused" },
  device: (kind: string | null, deviceId: string) => `${kind ?? "Device"} · ${deviceId.slice(-6)}`,
  seen: (moment: string) => `Seen ${moment}`,
  version: (version: string | null) => (version === null ? "No version" : `Version ${version}`),
  emptyTitle: "No devices yet",
  emptyText: "A device appears here when somebody has signed in on it and it reached the server.",
  silentNote: (count: number) =>
    count === 1
      ? "1 device has entries on it and has not been heard from for more than 12 hours. Ask its owner to open the app with a network, or to export what is unsynced."
      : `${count} devices have entries on them and have not been heard from for more than 12 hours. Ask their owners to open the app with a network, or to export what is unsynced.`,
  states,
} as const;
