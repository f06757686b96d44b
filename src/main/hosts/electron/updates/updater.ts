import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { AppUpdater, CancellationToken } from 'electron-updater';
import type { UpdateChannel } from '../../../../shared/schemas/desk/policies.ts';
import { createServer } from '../../../adapters/http/node-http.ts';
import type { InstalledAs } from './installed-as.ts';

/** A feed as electron-updater reads it. */
interface Feed {
  /** It ends with a slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A file of a release: no folder, nothing hidden. */
const FILE = /^[A-Za-z0-9][\w.+-]*$/;

/** The parts of an address; undefined where a `%` in it begins no character. */
function partsOf(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The files of one folder, below a path that only this process knows. */
function filesOf(folder: string, secret: string): RequestListener {
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const parts = partsOf(path);
    if (!parts) {
      response.writeHead(400).end();
      return;
    }
    const [, first, name = '', ...rest] = parts;
    const isOurs = first === secret && rest.length === 0 && FILE.test(name);
    const size = isOurs ? statSync(join(folder, name), { throwIfNoEntry: false })?.size : undefined;
    if (size === undefined || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-length': size });
    pipeline(createReadStream(join(folder, name)), response, () => response.destroy());
  };
}

/**
 * Opens a feed: an address as it is; a folder by a server on 127.0.0.1, because electron-updater
 * reads over HTTP alone. It is open only while something is read.
 */
export async function openFeed(feed: string): Promise<Feed> {
  if (feed.startsWith('https://')) {
    return { url: feed.endsWith('/') ? feed : `${feed}/`, close: async () => {} };
  }
  const secret = randomBytes(32).toString('base64url');
  const server = createServer(filesOf(feed, secret));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${secret}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What looks for updates and installs them: a recording fake stands in for it in the tests. */
export interface Updater {
  /** @returns the version of the feed where it is newer; undefined where it is not */
  readonly check: () => Promise<string | undefined>;
  /** @throws where what comes is not what the feed says, by its SHA-512 */
  readonly download: (onPercent: (percent: number) => void) => Promise<void>;
  readonly cancel: () => void;
  /** Installs what was downloaded, without a question. The desk ends right after. */
  readonly install: () => void;
}

export interface UpdaterOptions {
  readonly as: InstalledAs;
  /** A folder or an address. */
  readonly feed: string;
  readonly channel: UpdateChannel;
  readonly isPackaged: boolean;
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
}

/** electron-updater's class for what installs itself; undefined for what someone else updates. */
async function classFor(as: InstalledAs) {
  const { default: library } = await import('electron-updater');
  const { AppImageUpdater, MacUpdater, NsisUpdater } = library;
  const classes: Partial<Record<InstalledAs, new () => AppUpdater>> = {
    appImage: AppImageUpdater,
    mac: MacUpdater,
    nsis: NsisUpdater,
  };
  return { Class: classes[as], library };
}

/**
 * electron-updater, set so that it does nothing by itself and says nothing of this computer.
 * @throws where the desk was installed in a way that it cannot update
 */
export async function openUpdater(options: UpdaterOptions): Promise<Updater> {
  const { as, feed, channel, isPackaged, root } = options;
  const { Class, library } = await classFor(as);
  if (!Class) throw new Error('This installation is updated by someone else');
  const updater = new Class();
  // Its lines name folders of the person; what fails is thrown.
  updater.logger = null;
  updater.autoDownload = false;
  // Squirrel on macOS installs by itself when the process has ended; elsewhere, finish() does.
  updater.autoInstallOnAppQuit = as === 'mac';
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  // An id of this computer would go with each request, to offer an update to a share of them first.
  updater.requestHeaders = { 'x-user-staging-id': '' };
  updater.isUserWithinRollout = () => true;
  updater.channel = channel;
  // Setting the channel allows it.
  updater.allowDowngrade = false;
  if (!isPackaged) {
    updater.forceDevUpdateConfig = true;
    updater.updateConfigPath = join(root, 'dev-app-update.yml');
  }
  let cancellation: CancellationToken | undefined;

  /** Does something with the feed open. */
  async function withFeed<T>(work: () => Promise<T>): Promise<T> {
    const { url, close } = await openFeed(feed);
    try {
      updater.setFeedURL({ provider: 'generic', url, channel });
      return await work();
    } finally {
      await close();
    }
  }
  return {
    check: () =>
      withFeed(async () => {
        const found = await updater.checkForUpdates();
        return found?.isUpdateAvailable ? found.updateInfo.version : undefined;
      }),
    download: (onPercent) =>
      withFeed(async () => {
        const onProgress = ({ percent }: { readonly percent: number }) => onPercent(percent);
        updater.on('download-progress', onProgress);
        cancellation = new library.CancellationToken();
        try {
          // The address of a folder is another one each time.
          await updater.checkForUpdates();
          await updater.downloadUpdate(cancellation);
        } finally {
          updater.off('download-progress', onProgress);
        }
      }),
    cancel: () => cancellation?.cancel(),
    install: () => {
      if (updater instanceof library.BaseUpdater) updater.install(true, false);
    },
  };
}
