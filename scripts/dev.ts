import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build-fresh.ts';
import { developInBrowser } from './dev/browser.ts';
import { developOnDesktop } from './dev/desktop.ts';

const DATA = 'node_modules/.cache/quotedesk/dev-data';

const HELP = `Usage: npm run dev -- [--desktop] [--data DIR] [--port N]

Shows the screens with hot replacement, in front of a host that runs from source and starts again
when src/main, src/shared or resources change. Ctrl+C ends both.

  --desktop    in Electron instead of the browser
  --data DIR   keep the data in this folder (default: ${DATA})
  --port N     the port of the screens; 0 is any free one (default: 5173 or the next that is free)
`;

const { values } = parseArgs({
  options: {
    desktop: { type: 'boolean', default: false },
    data: { type: 'string', default: join(ROOT, DATA) },
    port: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
} else {
  const dataFolder = resolve(values.data);
  mkdirSync(dataFolder, { recursive: true });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (values.desktop) await developOnDesktop({ dataFolder, port });
  else await developInBrowser({ dataFolder, port });
}
