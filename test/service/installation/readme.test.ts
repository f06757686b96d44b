import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpOperations } from '../../../src/shared/contract/contract.ts';
import { isPermission } from '../../../src/shared/domain/permission.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';

/** A command of the README, and the part of its answer that the README shows. */
interface Example {
  readonly command: string;
  readonly answer: object;
}

const README = readFileSync('README.md', 'utf8');

function examples(): Example[] {
  const pairs = README.matchAll(/```sh\n([^`]+)```\n```json\n([^`]+)```/g);
  return [...pairs].map(([, command = '', answer = '']) => ({
    command,
    answer: JSON.parse(answer),
  }));
}

function shell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', command], { cwd, env });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.pipe(process.stderr);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? done(said) : reject(new Error(`exit ${code}`))));
  });
}

/** The README's answers are those of one day: their cover begins in the days after it. */
const TODAY = Date.UTC(2026, 10, 21, 9);

let host: TestHost;
let folder: string;

beforeAll(async () => {
  host = await startHost({ clock: { now: TODAY } });
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-readme-'));
  symlinkSync(resolve('resources'), join(folder, 'resources'));
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

/** Between one example's answer and the next. */
const CUT = '----8<----';

test('every example of the README answers as it says', async () => {
  const { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, scope: SCOPE } = host.client;
  const env = { ...process.env, CLIENT_ID, CLIENT_SECRET, SCOPE };
  const walked = examples();
  expect(walked.length).toBe(11);
  // One terminal for all of them, word for word but for the port: 8517 may be somebody's.
  const commands = walked.map(({ command }) => `${command}\necho '${CUT}'\n`).join('');
  const said = await shell(commands.replaceAll('http://127.0.0.1:8517', host.url), folder, env);
  const answers = said.split(CUT).slice(0, -1);
  expect(answers).toHaveLength(walked.length);
  for (const [i, { command, answer }] of walked.entries()) {
    expect(JSON.parse(answers[i] ?? ''), command).toMatchObject(answer);
  }
});

test('the permissions that the README names are those that are asked for', () => {
  const rows = README.matchAll(/^\| `(GET|POST) (\/\S+)` \| (?:`(\S+)`)? *\|/gm);
  const named = new Map([...rows].map(([, method, path, name]) => [`${method} ${path}`, name]));
  const permitted = httpOperations.filter(({ requires }) => isPermission(requires));
  expect([...named.values()].filter((name) => name !== undefined)).toHaveLength(permitted.length);
  for (const [place, permission] of named) {
    const found = httpOperations.find(
      ({ http: { method, path } }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}` === place,
    );
    const asked = found && isPermission(found.requires) ? found.requires : undefined;
    expect(permission, place).toBe(asked);
  }
});

test('the marks and Eircodes that the README names are there', async () => {
  const issued = await fetch(`${host.url}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', ...host.client }),
  });
  const headers = { authorization: `Bearer ${(await issued.json()).access_token}` };
  const marks = README.match(/\d{2,3}-[A-Z]{1,2}-\d{5}/g) ?? [];
  const codes = README.match(/\b[ADTHVX]\d\d[A-Z0-9]{4}\b/g) ?? [];
  expect(new Set(marks).size).toBeGreaterThanOrEqual(5);
  expect(new Set(codes).size).toBeGreaterThanOrEqual(7);
  for (const mark of new Set(marks)) {
    const { status } = await fetch(`${host.url}/vehicle-lookup/${mark}`, { headers });
    expect(status, mark).toBe(200);
  }
  for (const code of new Set(codes)) {
    const { status } = await fetch(`${host.url}/eircode-lookup/${code}`, { headers });
    expect(status, code).toBe(200);
  }
});
