import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, mergeConfig } from 'vite';
import config from '../../electron.vite.config.ts';
import { ROOT } from '../build-fresh.ts';
import { docsPage } from '../docs-page.ts';
import { LAUNCH_PATH } from './dev-session.ts';
import { hostProxy } from './host-proxy.ts';
import { addressOf } from './screens-page.ts';
import { startSourceHost } from './source-host.ts';

/** The folder of the packages, which may be linked from elsewhere. */
const PACKAGES = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), '..');

/** What the host is made of, besides the screens. */
const HOST_SOURCES = ['src/main', 'src/shared', 'resources', 'package.json'];

export interface DevelopOptions {
  readonly dataFolder: string;
  /** Of the screens; where absent Vite's own, or the next that is free. */
  readonly port: number | undefined;
}

/** Serves the screens to a browser, in front of the host from source, until Ctrl+C. */
export async function developInBrowser({ dataFolder, port }: DevelopOptions): Promise<void> {
  const host = await startSourceHost(dataFolder);
  const server = await createServer(
    mergeConfig(config.renderer ?? {}, {
      configFile: false,
      root: join(ROOT, 'src/renderer'),
      // Vite then leaves what it does not know to the proxy.
      appType: 'custom',
      plugins: [docsPage(ROOT), hostProxy(host)],
      cacheDir: join(ROOT, 'node_modules/.cache/quotedesk/vite'),
      server: {
        host: '127.0.0.1',
        ...(port === undefined ? {} : { port, strictPort: port !== 0 }),
        fs: { allow: [ROOT, PACKAGES] },
      },
    }),
  );
  await server.listen();
  server.watcher.add(HOST_SOURCES.map((path) => join(ROOT, path)));
  server.watcher.on('all', (_event, file) => {
    const path = relative(ROOT, file).replaceAll('\\', '/');
    if (!HOST_SOURCES.some((source) => path === source || path.startsWith(`${source}/`))) return;
    console.log(`${path} changed: the host starts again.`);
    host.restart();
  });
  const link = `http://${addressOf(server)}${LAUNCH_PATH}`;
  console.log(`\nOpen the screens (Ctrl+C ends everything): ${link}\n`);
  const end = async () => {
    await Promise.all([server.close(), host.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
}
