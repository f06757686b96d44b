import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Without a byte for so long, the download is given up, milliseconds. */
const PATIENCE = 10_000;
/** The whole download takes no longer than this, milliseconds. */
const LIMIT = 300_000;

/** What is used of @electron/get, the part of npm's electron that downloads and checks. */
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
 * Fetches Electron's executable into npm's electron package, saying how far it is.
 * @throws an Error whose message says why it failed, within seconds where nothing comes
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
      // Not every wait within heeds the signal.
      watch.over,
    ]);
  } catch (error) {
    throw new Error(`Electron could not be fetched: ${watch.reason() ?? reasonOf(error)}`);
  } finally {
    watch.end();
  }
}

/** Ends a download that stands still or takes too long. */
function watchdog() {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (reason: string) => controller.abort(new Error(reason));
  const stall = () => stop(`nothing came for ${PATIENCE / 1000} seconds`);
  let patience = setTimeout(stall, PATIENCE);
  const limit = setTimeout(() => stop(`it took over ${LIMIT / 60_000} minutes`), LIMIT);
  const over = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // The race above may be decided already.
  over.catch(() => undefined);
  return {
    signal,
    over,
    alive: () => {
      clearTimeout(patience);
      patience = setTimeout(stall, PATIENCE);
    },
    end: () => {
      clearTimeout(patience);
      clearTimeout(limit);
    },
    reason: () => (signal.aborted ? reasonOf(signal.reason) : undefined),
  };
}

/** Says each whole tenth, on one line where a terminal shows it. */
function progressLine(): (progress: Progress) => void {
  let said = -1;
  return ({ transferred, percent }) => {
    const tenth = Math.floor(percent * 10);
    if (tenth <= said) return;
    said = tenth;
    const text = `  ${tenth * 10} % (${Math.round(transferred / 1e6)} MB)`;
    const { isTTY } = process.stderr;
    process.stderr.write(isTTY ? `\r${text}${tenth === 10 ? '\n' : ''}` : `${text}\n`);
  };
}

/** The deepest cause says what happened: fetch itself only says that it failed. */
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
