import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packForLinux } from '../../scripts/package/linux.ts';
import { quotedeskAlone } from '../support/command-line/command-alone.ts';
import { chromiumSwitches, needsElectron, ROOT } from './electron.ts';
import { apiOf, listen, packagedEnv, packedOnce, ran } from './packaged.ts';

needsElectron();
test.skip(process.platform !== 'linux', 'These packages are for Linux');

const DAY = 86_400_000;
const ENTRY = '/usr/share/applications/quotedesk.desktop';

let folder: string;
let unpacked: string;
let application: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-installed-'));
  unpacked = await packedOnce();
});

test.afterEach(async () => {
  if (application && application.exitCode === null) {
    const ended = once(application, 'exit');
    application.kill('SIGKILL');
    await ended;
  }
});

test.afterAll(() => {
  // The helpers of the application may write for a moment longer.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** The sample of a quote, for a policy that begins tomorrow. */
function document(): string {
  const [begin, end] = [1, 365].map((days) =>
    new Date(Date.now() + days * DAY).toISOString().slice(0, 10),
  );
  return readFileSync(join(ROOT, 'resources/samples/quote.xml'), 'utf8')
    .replace(/(<InceptionDate>)[^T]+/, `$1${begin}`)
    .replace(/(<ExpiryDate>)[^T]+/, `$1${end}`);
}

/** From a quote as XML to its schedule as PDF, over the API of an installed desk that starts and ends. */
async function quotes(program: string, dataFolder: string): Promise<void> {
  const made = await quotedeskAlone([
    'client',
    'create',
    'A program',
    '--new',
    '--json',
    '--data',
    dataFolder,
  ]);
  expect(made.code, made.err).toBe(0);
  const { client_id, client_secret, scope } = JSON.parse(made.out);

  application = spawn(program, [...chromiumSwitches(), '--data', dataFolder, '--port=0'], {
    env: packagedEnv,
  });
  const said = listen(application);
  await expect.poll(() => apiOf(said())).toBeDefined();
  const call = async (path: string, type: string, body: string, token?: string) => {
    const authorization = token === undefined ? undefined : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': type, ...authorization };
    const response = await fetch(`${apiOf(said())}${path}`, { method: 'POST', headers, body });
    expect(response.status, path).toBe(200);
    return response.json();
  };
  const asked = { grant_type: 'client_credentials', client_id, client_secret, scope };
  const json = 'application/json';
  const { access_token: token } = await call('/auth/token', json, JSON.stringify(asked));
  const quote = await call('/applied/quote/quote', 'application/xml', document(), token);
  expect(quote).toMatchObject({ status: 'quoted', premium: expect.any(Number) });
  const order = JSON.stringify({ quoteId: quote.quoteId, documentTypes: ['schedule'] });
  const { documents } = await call(
    '/applied/documentgeneration/generateDocuments',
    json,
    order,
    token,
  );
  const paper = await (await fetch(documents[0].url)).arrayBuffer();
  expect(Buffer.from(paper).subarray(0, 5).toString()).toBe('%PDF-');

  const ended = once(application, 'exit');
  application.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

test('the tar.gz is unpacked, and quotes from XML to PDF', async () => {
  test.setTimeout(180_000);
  const file = await packForLinux('tar.gz', unpacked, folder);
  const home = join(folder, 'home');
  mkdirSync(home);
  await ran('tar', ['-xzf', file, '-C', home, '--strip-components=1']);
  await quotes(join(home, 'quotedesk'), join(folder, 'data-of-tar'));
});

test('the deb is installed by dpkg, quotes from XML to PDF, and is removed without a trace', async () => {
  const isDebian = existsSync('/usr/bin/dpkg-deb') && process.getuid?.() === 0;
  test.skip(!isDebian, 'dpkg installs for root alone');
  // dpkg also knows, as not installed, what was removed by a run before this one.
  const { stdout } = spawnSync('dpkg', ['--status', 'quotedesk'], { encoding: 'utf8' });
  const isThere = stdout.includes('ok installed');
  test.skip(isThere, 'Quotedesk is installed on this computer');
  test.setTimeout(180_000);

  const file = await packForLinux('deb', unpacked, folder, 'none');
  const apt = ['-qq', '--yes', '--no-install-recommends'];
  try {
    // dpkg leaves it without its libraries where they are not there; apt-get brings them.
    if (spawnSync('dpkg', ['--install', file]).status !== 0) {
      spawnSync('apt-get', ['-qq', 'update']);
      await ran('apt-get', ['install', ...apt, '--fix-broken']);
    }
    expect(readFileSync(ENTRY, 'utf8')).toContain('x-scheme-handler/quotedesk;');
    await quotes('/usr/bin/quotedesk', join(folder, 'data-of-deb'));
  } finally {
    await ran('dpkg', ['--purge', 'quotedesk']);
  }
  for (const path of ['/opt/Quotedesk', '/usr/bin/quotedesk', ENTRY])
    expect(existsSync(path), path).toBe(false);
});
