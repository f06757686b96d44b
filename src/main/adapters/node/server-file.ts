import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the API of a running host listens, for other programs of this user. */
export interface RunningServer {
  /** As `http://127.0.0.1:8517`. */
  readonly url: string;
  readonly pid: number;
  /** Which host: `electron` or `headless`. */
  readonly host: string;
  /** ISO 8601, UTC. */
  readonly since: string;
}

const placeOf = (dataFolder: string) => join(dataFolder, 'server.json');

/** Writes `server.json` into the data folder, whole or not at all, readable by its owner alone. */
export function writeServerFile(dataFolder: string, server: RunningServer): void {
  const place = placeOf(dataFolder);
  writeFileSync(`${place}.partial`, `${JSON.stringify(server)}\n`, { mode: 0o600 });
  renameSync(`${place}.partial`, place);
}

/** Removes the file of a process that ends; that of another one stays. */
export function removeServerFile(dataFolder: string, pid: number): void {
  if (readServerFile(dataFolder)?.pid === pid) rmSync(placeOf(dataFolder), { force: true });
}

/** What the file says; undefined without one. After a crash its host may be gone. */
export function readServerFile(dataFolder: string): RunningServer | undefined {
  try {
    const read: Partial<RunningServer> = JSON.parse(readFileSync(placeOf(dataFolder), 'utf8'));
    const { url, pid, host, since } = read;
    const isWhole = [url, host, since].every((text) => typeof text === 'string');
    return isWhole && Number.isInteger(pid) ? (read as RunningServer) : undefined;
  } catch {
    return undefined;
  }
}
