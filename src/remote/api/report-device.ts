import type { Http } from "../http/http.ts";

interface DeviceReport {
  readonly userId: string;
  readonly pending: number;
  readonly refused: number;
  readonly kind: string | null;
  readonly appVersion: string;
}

/** Makes one attempt; false if the server did not accept it. */
export async function reportDevice(
  http: Http,
  deviceId: string,
  { userId, pending, refused, kind, appVersion }: DeviceReport,
): Promise<boolean> {
  const report = { pending, refused, kind, app_version: appVersion };
  const answer = await http.asUser(
    { asUser: userId, signal: new AbortController().signal },
    (client) => client.rpc("report_device", { p_device_id: deviceId, p_report: report }),
    () => true,
  );
  return answer.ok;
}
