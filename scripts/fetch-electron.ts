import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Milliseconds without a byte after which the download ends. */
const STALL_LIMIT = 10_000;
/** The most milliseconds of the whole download. */
const LIMIT = 300_000;

/** The part of @electron/get that is used here: it downloads and checks for npm's electron. */
interface Get {
  downloadArtifact(details: {
    version: string;
    artifactName: string;
    platform: string;
    checksums: unknown;
    cacheRoot?: string | undefined;
    downloadOptions: {
      quiet: boolean;
      signal: AbortSignal;
      getProgressCallback: (progress: Progress) => Promise<void>;
    };
  }): Promise<string>;
}

interface Progress {
  readonly transferred: number;
  readonly percent: number;
}

/**
 * Fetches Electron's executable into npm's electron package, and shows the progress.
 * @throws an Error whose message says why it failed, within seconds where no data comes
 */
export async function fetchElectron(home: string, version: string): Promise<void> {
  console.error(`Electron ${version} is fetched, once (about 120 MB) …`);
  await download(home, version);
  await unpack(home);
}

async function download(home: string, version: string): Promise<void> {
  const require = createRequire(join(home, 'package.json'));
  const get: Get = await import(pathToFileURL(require.resolve('@electron/get')).href);
  const watch = watchdog();
  const show = progressLine();
  try {
    await Promise.race([
      get.downloadArtifact({
        version,
        artifactName: 'electron',
        platform: process.platform,
        checksums: require('./checksums.json'),
        cacheRoot: process.env.electron_config_cache,
        downloadOptions: {
          quiet: true,
          signal: watch.signal,
          getProgressCallback: async (progress) => {
            watch.alive();
            show(progress);
          },
        },
      }),
      // Not every wait inside reacts to the signal.
      watch.over,
    ]);
  } catch (error) {
    throw new Error(`Electron could not be fetched: ${watch.reason() ?? reasonOf(error)}`);
  } finally {
    watch.end();
  }
}

/** Ends a download that stalls or takes too long. */
function watchdog() {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (reason: string) => controller.abort(new Error(reason));
  const stall = () => stop(`nothing came for ${STALL_LIMIT / 1000} seconds`);
  let stallTimer = setTimeout(stall, STALL_LIMIT);
  const limit = setTimeout(() => stop(`it took over ${LIMIT / 60_000} minutes`), LIMIT);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // The race above may have ended already.
  over.catch(() => undefined);
  return {
    signal,
    over,
    alive: () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(stall, STALL_LIMIT);
    },
    end: () => {
      clearTimeout(stallTimer);
      clearTimeout(limit);
    },
    reason: () => (signal.aborted ? reasonOf(signal.reason) : undefined),
  };
}

/** Shows each tenth of the progress, on one line in a terminal. */
function progressLine(): (progress: Progress) => void {
  let shown = -1;
  return ({ transferred, percent }) => {
    const tenth = Math.floor(percent * 10);
    if (tenth <= shown) return;
    shown = tenth;
    const text = `  ${tenth * 10} % (${Math.round(transferred / 1e6)} MB)`;
    const { isTTY } = process.stderr;
    process.stderr.write(isTTY ? `\r${text}${tenth === 10 ? '\n' : ''}` : `${text}\n`);
  };
}

/** The message of the deepest cause: fetch itself says only that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return (error.message || code || error.name).split('\n')[0] ?? error.name;
}

/** Electron's own installer finds the download in its cache, checks it again and unpacks it. */
function unpack(home: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const installer = spawn(process.execPath, [join(home, 'install.js')], { stdio: 'inherit' });
    installer.on('error', reject);
    installer.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error('Electron could not be unpacked')),
    );
  });
}
