import { mailTemplates } from "./mail-templates.ts";
import { vercelConfig } from "./vercel-config.ts";

export interface HostingSettings {
  /** Origin of the Supabase project. */
  readonly backendOrigin: string;
  readonly appName: string;
}

/** Every generated file of the hosts, by its path in the project. */
export function hostingFiles(settings: HostingSettings): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const vercel = vercelConfig(settings.backendOrigin);
  files.set("vercel.json", `${JSON.stringify(vercel, null, 2)}\n`);
  for (const { name, html } of mailTemplates(settings.appName)) {
    files.set(`supabase/templates/${name}.html`, html);
  }
  return files;
}
