import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

interface LockedPackage {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "sunos", "aix", "win32"];
const PROCESSORS = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "riscv64",
  "ppc64",
  "s390x",
  "loong64",
  "wasm32",
];

/**
 * `npm ci` refuses a lockfile that leaves out the packages of other platforms, and `npm install`
 * leaves them out where its registry does not carry them. This adds them, each with its platform,
 * so that no other platform fetches it.
 * @returns the names that were added
 */
export function completeLockfile({ packages }: Lockfile): string[] {
  const added: string[] = [];
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      if (places.some((place) => place in packages) || !/^\d/.test(version)) continue;
      packages[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(dev === true ? { dev } : {}),
        optional: true,
      };
      added.push(name);
    }
  }
  return added;
}

function platformOf(name: string): Pick<LockedPackage, "os" | "cpu"> {
  const words = name.split(/[-/@.]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.some((word) => word.startsWith(processor)));
  return { ...(os ? { os: [os] } : {}), cpu: [cpu ?? "unknown"] };
}

async function main(): Promise<void> {
  const file = fileURLToPath(new URL("../../package-lock.json", import.meta.url));
  const lockfile = JSON.parse(await readFile(file, "utf8")) as Lockfile;
  const added = completeLockfile(lockfile);
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(`${added.length} packages of other platforms added.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
