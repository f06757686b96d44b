import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  programs,
} from '../../../src/renderer/features/api-access/programs/programs.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { openedForAll } from '../../support/opened.ts';

let folder: string;
const host = openedForAll(() => startHost());
beforeAll(() => {
  folder = temporaryFolder();
});

/** A program with a client's own put in, as the screen asks its reader to. */
function filledIn(text: string, secret = host.client.client_secret): string {
  return text
    .replace(`client_id=${CLIENT_ID}`, `client_id=${host.client.client_id}`)
    .replace(new RegExp(`(["'])${CLIENT_ID}\\1`), `$1${host.client.client_id}$1`)
    .replace(`client_secret=${CLIENT_SECRET}`, `client_secret=${secret}`)
    .replace(new RegExp(`(["'])${CLIENT_SECRET}\\1`), `$1${secret}$1`);
}

function ran(command: string, file: string) {
  const child = spawn(command, [file], { cwd: folder });
  const heard = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (heard.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (heard.stderr += chunk.toString()));
  return new Promise<typeof heard & { code: number | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...heard, code }));
  });
}

const isHere = (command: string) => spawnSync(command, ['--version']).status === 0;
const needs = { curl: 'curl', JavaScript: process.execPath, Python: 'python3', 'C#': 'dotnet' };
const day = '2026-12-01';

/** What the API itself says to the same question. */
async function price(): Promise<number> {
  const { body } = await host.send('/priceQuote', {
    body: {
      data: {
        'in_policy.dateInception': `${day}T00:00:00`,
        'in_customer.dateOfBirth': '1985-03-12',
        'in_dts.raterCover': 'Comprehensive',
      },
    },
  });
  return body['rater.Comp.PremAfterPolFee'];
}

// .NET wants a project around its file; that program is only read here.
describe.each(programs.filter(({ language }) => language !== 'C#'))('$language', (program) => {
  const { language, file, run, text } = program;
  const missing = !isHere(needs[language as keyof typeof needs]);
  const [command = ''] = run.split(' ');
  const start = async (secret?: string) => {
    writeFileSync(
      join(folder, file),
      filledIn(text({ url: host.url, scope: host.client.scope, day }), secret),
    );
    return ran(command === 'node' ? process.execPath : command, file);
  };

  test.skipIf(missing)('the program runs as it stands and prints the price', async () => {
    const { code, stdout, stderr } = await start();
    expect([code, stderr]).toEqual([0, '']);
    const wanted = await price();
    expect(wanted).toBeGreaterThan(0);
    const printed = stdout.trim();
    const said = printed.startsWith('{')
      ? JSON.parse(printed)['rater.Comp.PremAfterPolFee']
      : Number(printed);
    expect(said).toBe(wanted);
  });

  test.skipIf(missing)('with a wrong secret it fails and says so', async () => {
    const { code, stderr } = await start('wrong');
    expect(code).not.toBe(0);
    expect(stderr).toContain('401');
  });
});

test('the program in C# names the same places and asks the same', () => {
  const program = programs.find(({ language }) => language === 'C#');
  const text = program?.text({ url: host.url, scope: host.client.scope, day }) ?? '';
  const parts = [host.url, host.client.scope, '/auth/token', '/priceQuote', `${day}T00:00:00`];
  for (const part of parts) expect(text).toContain(part);
});
