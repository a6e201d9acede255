import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyFolder } from "./copy-folder.ts";
import { BUILD, type E2eServer, startServer } from "./server.ts";

/** The real product, serving a copy of the build that a test may replace. */
export interface RedeployableServer extends E2eServer {
  /**
   * Puts version 2 in place of version 1, as a deployment does: every chunk under a new name,
   * the old ones gone. Its page says `<html data-version="2">`.
   */
  deployVersion2(): Promise<void>;
  /** Deletes the chunk with this name prefix from the served version. */
  loseChunk(beginning: string): Promise<void>;
}

export async function startRedeployableServer(): Promise<RedeployableServer> {
  const staticDir = await mkdtemp(path.join(tmpdir(), "stat-tracker-e2e-build-"));
  const assets = path.join(staticDir, "assets");
  copyFolder(BUILD, staticDir);
  const server = await startServer({ staticDir });

  return {
    ...server,
    async dispose() {
      await server.dispose();
      await rm(staticDir, { recursive: true, force: true });
    },
    async deployVersion2() {
      const entries = await readdir(assets, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const names = files.map(({ name }) => name);
      const renamedFiles = files.map(({ parentPath, name }) => path.join(parentPath, `2-${name}`));
      for (const [index, { parentPath, name }] of files.entries())
        await rename(path.join(parentPath, name), renamedFiles[index] ?? "");
      // No name is the end of another, so each replacement finds whole names.
      const anyName = new RegExp(
        `(?<![\\w.-])(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})`,
        "g",
      );
      const changed = [
        "index.html",
        "sw.js",
        ...renamedFiles.map((file) => path.relative(staticDir, file)),
      ];
      for (const file of changed.filter((name) => /\.(html|js|css)$/.test(name))) {
        const text = await readFile(path.join(staticDir, file), "utf8");
        const renamed = text
          .replace(anyName, "2-$1")
          .replace("<html ", '<html data-version="2" ')
          .replace(/"revision":"\w+","url":"index.html"/, '"revision":"2","url":"index.html"');
        await writeFile(path.join(staticDir, file), renamed);
      }
    },
    async loseChunk(beginning) {
      for (const name of await readdir(assets)) {
        if (name.startsWith(beginning)) await rm(path.join(assets, name));
      }
    },
  };
}
