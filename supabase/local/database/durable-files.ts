import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];

/** WASI's number of "input/output error". */
const EIO = 29;

/** Calls that Emscripten's file system over `node:fs` lacks. */
interface FileOperations {
  fsync?: (file: { readonly nfd: number }) => number;
}

/**
 * A database folder whose flushes reach the disk. Emscripten drops every `fsync`; with it,
 * PostgreSQL itself keeps the order that recovery needs: the log before pages, files before names.
 */
export class DurableFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ NODEFS }) => {
            const { stream_ops } = NODEFS as unknown as { stream_ops: FileOperations };
            stream_ops.fsync = ({ nfd }) => {
              try {
                fsyncSync(nfd);
                return 0;
              } catch {
                // PostgreSQL panics at this number; an exception would pass it by unnoticed.
                return EIO;
              }
            };
          },
        ],
      },
    };
  }
}

/**
 * The package's start parameters without `-F`, which turns flushing off; the session queue asks for
 * each flush. Emscripten drops `fdatasync`, hence the other method.
 */
export function durableParameters(usual: readonly string[]): string[] {
  const settings = {
    fsync: "on",
    wal_sync_method: "fsync",
    full_page_writes: "on",
    synchronous_commit: "off",
  };
  return [
    ...usual.filter((parameter) => parameter !== "-F"),
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}
