import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, wholeProject } from '../test/support/command-line/project-copy.ts';
import {
  firstQuote,
  readmeCommands,
  startAsNewcomer,
} from '../test/support/command-line/readme-start.ts';
import { displayMissing } from './display-missing.ts';

const HELP = `Usage: npm run readme-start [-- --offline]

Does what README.md tells a newcomer, in a clean copy of the project: its own two commands, and a
first quote by the API; without a display, and with the one that is here. Says how long each took.

  --offline   installs from npm's cache alone
`;

const NO_DISPLAY = { DISPLAY: '', WAYLAND_DISPLAY: '' };

/** From nothing to a first quote. @returns a line of it */
async function tried(env: NodeJS.ProcessEnv): Promise<string> {
  const copy = copyProject(wholeProject(), false);
  const home = mkdtempSync(join(tmpdir(), 'quotedesk-newcomer-'));
  const begin = performance.now();
  try {
    const { install, start } = readmeCommands(readFileSync(join(copy.folder, 'README.md'), 'utf8'));
    // Any free port: another Quotedesk may run here.
    const command = `${install} && ${start} -- --port 0`;
    const started = await startAsNewcomer({ folder: copy.folder, home, command, env });
    try {
      const premium = await firstQuote(started, copy.folder);
      const seconds = Math.round((performance.now() - begin) / 1000);
      const where = started.said().includes('in the browser instead') ? 'browser' : 'window';
      return `${where}: a first quote of ${premium.toFixed(2)} euro after ${seconds} s`;
    } finally {
      await started.end();
    }
  } finally {
    copy.remove();
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(HELP);
} else {
  const npm = args.includes('--offline') ? { npm_config_offline: 'true' } : {};
  console.log(await tried({ ...npm, ...NO_DISPLAY }));
  const missing = displayMissing();
  console.log(missing === undefined ? await tried(npm) : `Not tried in a window: ${missing}`);
}
