import type { TestProject } from "vitest/node";
import { loadTemplate } from "../../../supabase/local/database/template-database.ts";
import { chosenEngines } from "./engines.ts";
import { startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the shared cluster without a database name; empty when the run leaves PostgreSQL out. */
    postgresUrl: string;
  }
}

/** One cluster and one PGlite template for the whole run; each test file copies from them. */
export default async function setup(project: TestProject): Promise<() => void> {
  const engines = chosenEngines();
  if (engines.includes("pglite")) await loadTemplate();
  if (!engines.includes("postgres")) {
    project.provide("postgresUrl", "");
    return () => undefined;
  }
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.ownerUrl);
  return cluster.stop;
}
