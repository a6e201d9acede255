import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";

/** A disk writes this many bytes at once or none of them. */
const SECTOR_BYTES = 4_096;

type Patched =
  | "openSync"
  | "fsync"
  | "fsyncSync"
  | "writeSync"
  | "unlinkSync"
  | "renameSync"
  | "ftruncateSync";

/**
 * Records what a program in this process flushes below a folder, so that a test can cut the power:
 * contents only by the file's own `fsync`, names only by their folder's. It stands in for the disk,
 * so nothing waits for the real one, and knows the calls of `node:fs` that the database makes.
 */
export class RecordedDisk {
  /** Called before each write, flush or change of a name. */
  onCall: () => void = () => {};
  readonly #root: string;
  readonly #contents: string;
  readonly #originals: Pick<typeof fs, Patched>;
  /** Where each open file was opened. */
  readonly #paths = new Map<number, string>();
  /** Names of a file by its inode, until the inode may be used for another file. */
  readonly #ids = new Map<number, string>();
  readonly #flushedFiles = new Set<string>();
  readonly #flushedNames = new Map<string, ReadonlyMap<string, string>>();
  #nextId = 1;

  /** Watches `root`, an existing folder, and keeps flushed contents in `contents`. */
  constructor(root: string, contents: string) {
    this.#root = root;
    this.#contents = contents;
    const { openSync, fsync, fsyncSync, writeSync, unlinkSync, renameSync, ftruncateSync } = fs;
    this.#originals = {
      openSync,
      fsync,
      fsyncSync,
      writeSync,
      unlinkSync,
      renameSync,
      ftruncateSync,
    };
    fs.openSync = (path, ...how) => {
      const file = openSync(path, ...how);
      this.#paths.set(file, String(path));
      return file;
    };
    fs.fsyncSync = (file) => {
      this.onCall();
      this.#keep(file);
    };
    fs.fsync = ((file: number, done: (error: null) => void) => {
      fs.fsyncSync(file);
      setImmediate(done, null);
    }) as typeof fsync;
    fs.writeSync = ((...call: Parameters<typeof writeSync>) => {
      this.onCall();
      return writeSync(...call);
    }) as typeof writeSync;
    fs.unlinkSync = (path) => {
      this.onCall();
      this.#forget(String(path));
      unlinkSync(path);
    };
    fs.renameSync = (from, to) => {
      this.onCall();
      this.#forget(String(to));
      renameSync(from, to);
    };
    fs.ftruncateSync = (file, length) => {
      this.onCall();
      ftruncateSync(file, length);
    };
    syncBuiltinESMExports();
  }

  /** Gives `node:fs` back. */
  release(): void {
    Object.assign(fs, this.#originals);
    syncBuiltinESMExports();
  }

  /**
   * Writes what the disk would hold if the power went now: all that was flushed, and of the rest
   * each sector and each folder's names with the probability that `luck` says.
   */
  cut(target: string, luck: () => boolean): void {
    this.#writeFolder(this.#root, this.#idOf(fs.lstatSync(this.#root).ino), target, luck);
  }

  #keep(file: number): void {
    const path = this.#paths.get(file) ?? "";
    if (path !== this.#root && !path.startsWith(`${this.#root}/`)) return;
    const stat = fs.fstatSync(file);
    const id = this.#idOf(stat.ino);
    if (stat.isDirectory()) {
      this.#flushedNames.set(id, this.#namesIn(path));
      return;
    }
    fs.copyFileSync(path, join(this.#contents, id));
    this.#flushedFiles.add(id);
  }

  #namesIn(folder: string): ReadonlyMap<string, string> {
    const names = fs.readdirSync(folder);
    return new Map(
      names.map((name) => {
        const stat = fs.lstatSync(join(folder, name));
        const id = this.#idOf(stat.ino);
        if (stat.isDirectory() && !this.#flushedNames.has(id)) {
          this.#flushedNames.set(id, new Map());
        }
        return [name, id];
      }),
    );
  }

  #idOf(inode: number): string {
    const known = this.#ids.get(inode);
    if (known !== undefined) return known;
    const id = String(this.#nextId);
    this.#nextId += 1;
    this.#ids.set(inode, id);
    return id;
  }

  #forget(path: string): void {
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    if (stat !== undefined) this.#ids.delete(stat.ino);
  }

  #writeFolder(live: string, id: string, target: string, luck: () => boolean): void {
    fs.mkdirSync(target);
    const isThere = fs.existsSync(live);
    const flushed = this.#flushedNames.get(id) ?? new Map<string, string>();
    const names = isThere && luck() ? this.#namesIn(live) : flushed;
    const current = isThere ? this.#namesIn(live) : new Map<string, string>();
    for (const [name, child] of names) {
      const path = join(target, name);
      const liveName = [...current].find(([, other]) => other === child)?.[0];
      const livePath = liveName === undefined ? undefined : join(live, liveName);
      if (this.#flushedNames.has(child)) {
        this.#writeFolder(livePath ?? join(dirname(live), name), child, path, luck);
      } else fs.writeFileSync(path, this.#contentOf(child, livePath, luck));
    }
  }

  #contentOf(id: string, livePath: string | undefined, luck: () => boolean): Buffer {
    const flushed = this.#flushedFiles.has(id)
      ? fs.readFileSync(join(this.#contents, id))
      : Buffer.alloc(0);
    if (livePath === undefined) return flushed;
    const live = fs.readFileSync(livePath);
    if (live.equals(flushed)) return flushed;
    const mixed = Buffer.alloc(luck() ? live.length : flushed.length);
    flushed.copy(mixed);
    for (let at = 0; at < mixed.length; at += SECTOR_BYTES) {
      if (luck()) live.copy(mixed, at, at, at + SECTOR_BYTES);
    }
    return mixed;
  }
}
