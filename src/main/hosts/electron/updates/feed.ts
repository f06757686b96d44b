import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createServer } from '../../../adapters/http/node-http.ts';

/** A feed as electron-updater reads it. */
export interface Feed {
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
