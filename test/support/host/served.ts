import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { found, type HeadlessOptions, startHeadless } from './headless.ts';

/** The built headless host as its users run it: its own process, a new data folder. */
export interface Served {
  readonly url: string;
  /** The link to the screens; it works once. */
  readonly link: string;
  readonly dataFolder: string;
  /** All its output so far. */
  readonly said: () => string;
  readonly client: { readonly id: string; readonly secret: string; readonly scope: string };
  /** Whether the process is gone. */
  readonly hasEnded: () => boolean;
  /** Ends it as a supervisor does, and gives its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it as a power cut does; the data folder stays. */
  readonly kill: () => Promise<void>;
}

/** A data folder that is given stays at the end. The client is said only where the folder is new. */
export type ServeOptions = Partial<HeadlessOptions>;

/** Starts the built headless host. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { dataFolder: given, ...others } = options;
  const dataFolder = given ?? mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const host = startHeadless({ ...others, dataFolder });
  const { url, link } = await host.listening;
  const text = host.said();
  const isFirstStart = /client_id/.test(text);
  return {
    url,
    link,
    dataFolder,
    said: host.said,
    client: isFirstStart
      ? {
          id: found(text, /client_id: +(\S+)/),
          secret: found(text, /client_secret: +(\S+)/),
          scope: found(text, /scope: +(\S+)/),
        }
      : { id: '', secret: '', scope: '' },
    hasEnded: host.hasEnded,
    stop: async () => {
      const code = await host.end('SIGTERM');
      if (given === undefined) rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      await host.end('SIGKILL');
    },
  };
}

/** Starts a killed host again, on the same data folder and port. */
export function serveAgain({ dataFolder, url }: Served): Promise<Served> {
  return serve({ dataFolder, port: Number(new URL(url).port) });
}
