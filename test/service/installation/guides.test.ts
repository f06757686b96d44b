import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysLater } from '../../../src/shared/domain/date.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

const GUIDES = ['README.md', 'docs/using-the-desk.md', 'docs/api.md', 'docs/administration.md'];

const SAMPLES = globSync('resources/samples/*.xml');

const read = (file: string) => readFileSync(file, 'utf8');

/** A block of commands, and the part of its answer that is shown. */
interface Block {
  readonly commands: string;
  readonly answer: object | undefined;
}

/** The blocks of a guide that run; those of `npm ci` have a test of their own, in a clean copy. */
function blocksOf(file: string): Block[] {
  const blocks = read(file).matchAll(/```sh\n([^`]+)```\n(?:```json\n([^`]+)```)?/g);
  return [...blocks]
    .map(([, commands = '', answer]) => ({ commands, answer: answer && JSON.parse(answer) }))
    .filter(({ commands }) => !commands.startsWith('npm ci'));
}

/** Between the output of one block and the next. */
const CUT = '----8<----';

/** `npm run quotedesk` is the build, and `date` goes by the clock of the test. */
const PRELUDE = `
npm() {
  [ "$1 $2 $3" = 'run quotedesk --' ]
  shift 3
  node "$PROGRAM" "$@"
}
date() { command date -u -d "@$NOW" "$@"; }
`;

/** Moves the clock of a program of Node. */
const shiftedClock = (milliseconds: number) => `
const System = Date;
globalThis.Date = class extends System {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Date.now()]));
  }
  static now() {
    return System.now() + ${milliseconds};
  }
};
`;

function shell(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, reject) => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd, env });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? done(output) : reject(new Error(`exit ${code}: ${errors}\n${output}`)),
    );
  });
}

/** Milliseconds: each command is a process of its own. */
const LONGEST = 240_000;

/** The day of the answers in the guides. */
const WRITTEN = Date.UTC(2026, 10, 21, 9);

/** What is expected some days later: the first day of cover moves along, premiums are others. */
function later(answer: object, days: number): object {
  const moved = Object.entries(answer).map(([name, value]) => {
    if (/premium|^rater\..*Prem/.test(name)) return [name, expect.any(Number)];
    if (name === 'policyStartDate')
      return [name, value.replace(/^[^T]+/, (day: string) => daysLater(day, days))];
    return [name, name === 'policyEndDate' ? expect.stringMatching(/^\d{4}-/) : value];
  });
  return Object.fromEntries(moved);
}

function everyBlockRuns(days: number): void {
  const now = WRITTEN + days * 86_400_000;
  let host: TestHost;
  let folder: string;

  beforeAll(async () => {
    host = await startHost({ clock: { now } });
    folder = temporaryFolder();
    symlinkSync(resolve('resources'), join(folder, 'resources'));
    symlinkSync(host.dataFolder, join(folder, 'data'));
    writeFileSync(join(folder, 'clock.mjs'), shiftedClock(now - Date.now()));
  });

  afterAll(() => host.close());

  test.each(GUIDES)(
    'every block of %s runs, and answers as it shows',
    {
      timeout: LONGEST,
    },
    async (guide) => {
      const { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, scope: SCOPE } = host.client;
      const env = {
        ...process.env,
        CLIENT_ID,
        CLIENT_SECRET,
        SCOPE,
        NOW: String(Math.round(now / 1000)),
        NODE_OPTIONS: `--import=${join(folder, 'clock.mjs')}`,
        PROGRAM: resolve('out/main/quotedesk.js'),
        XDG_DATA_HOME: folder,
      };
      const blocks = blocksOf(guide);
      // One terminal for all of them, word for word but for the port: 8517 may be taken.
      const script = blocks.map(({ commands }) => `${commands}\necho '${CUT}'\n`).join('');
      const output = await shell(
        PRELUDE + script.replaceAll('http://127.0.0.1:8517', host.url),
        folder,
        env,
      );
      const outputs = output.split(CUT).slice(0, -1);
      expect(outputs).toHaveLength(blocks.length);
      for (const [i, { commands, answer }] of blocks.entries()) {
        expect(outputs[i]?.trim(), commands).not.toBe('');
        if (answer === undefined) continue;
        const expected = days === 0 ? answer : later(answer, days);
        const answered = JSON.parse(outputs[i] ?? '');
        expect(answered, commands).toMatchObject(expected);
        expect(answered.warnings ?? [], commands).not.toContainEqual(
          expect.stringContaining('in the past'),
        );
      }
    },
  );

  test.each(SAMPLES)('%s is quoted, and can be accepted', async (sample) => {
    const quoted = await host.sendXml(read(sample));
    expect(quoted.status, quoted.text).toBe(200);
    const { quoteId } = quoted.body;
    const body = { quoteId, paymentMethod: 'card', paymentReference: quoteId };
    const accepted = await host.send('/applied/accept', { body });
    expect(accepted.status, accepted.text).toBe(200);
    expect(Date.parse(accepted.body.policyStartDate)).toBeGreaterThanOrEqual(now);
  });

  test('the marks and Eircodes that they name are there', async () => {
    const text = GUIDES.map(read).join('\n');
    const headers = { authorization: `Bearer ${await host.token()}` };
    const marks = new Set(text.match(/\b\d{2,3}-[A-Z]{1,2}-\d{5}\b/g));
    const codes = new Set(text.match(/\b[ADTHVX]\d\d ?[A-Z0-9]{4}\b/g));
    expect(marks.size).toBeGreaterThanOrEqual(5);
    expect(codes.size).toBeGreaterThanOrEqual(7);
    const places = [
      ...[...marks].map((mark) => `/vehicle-lookup/${mark}`),
      ...[...codes].map((code) => `/eircode-lookup/${code}`),
    ];
    for (const place of places) {
      const { status } = await fetch(`${host.url}${place}`, { headers });
      expect(status, place).toBe(200);
    }
  });
}

describe('on the day of their answers', () => everyBlockRuns(0));
describe('20 days later', { tags: ['thorough'] }, () => everyBlockRuns(20));
describe('400 days later', () => everyBlockRuns(400));

test('each guide with commands has blocks that run', () => {
  const runs = Object.fromEntries(GUIDES.map((file) => [file, blocksOf(file).length]));
  expect(runs).toMatchObject({ 'README.md': 4, 'docs/api.md': 10, 'docs/administration.md': 1 });
});

/** The anchors of a page: its headings as GitHub names them, and those that it sets. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** Pages that are still to be written. */

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

test.each(PAGES)('every link and picture of %s leads to what is there', (file) => {
  const text = read(file).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));
  for (const target of targets) {
    const [path = '', anchor] = target.split('#');
    const place = path === '' ? file : join(dirname(file), path);
    expect(existsSync(place), `${target} in ${file}`).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(read(place)), target).toContain(anchor);
  }
});
