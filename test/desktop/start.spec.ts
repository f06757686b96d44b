import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../support/host/served.ts';
import { openDesk } from './desk.ts';
import { chromiumSwitches, electronHere, needsElectron, ROOT } from './electron.ts';

needsElectron();

/** Starts the built desk with these options and gives what it said once it has ended. */
function ended(...options: string[]): Promise<{ code: number | null; said: string }> {
  const main = join(ROOT, 'out/main/index.js');
  const profile = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const switches = [...chromiumSwitches(), `--user-data-dir=${profile}`];
  return new Promise((resolve, reject) => {
    const child = spawn(electronHere() ?? '', [...switches, main, ...options], { stdio: 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      rmSync(profile, { recursive: true, force: true });
      resolve({ code, said: text });
    });
  });
}

test('a taken port stops the API, not the desk, and stands in the log', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const desk = await openDesk(port);
  try {
    await expect(desk.page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
    expect(await desk.call('serviceStatus', {})).toMatchObject({
      ok: true,
      value: {
        host: 'desktop',
        api: { url: null, problem: { code: 'portTaken', values: { port } } },
      },
    });
    const log = await desk.call('readLog', {});
    expect(log).toMatchObject({ ok: true });
    expect(JSON.stringify(log)).toContain('EADDRINUSE');
  } finally {
    await desk.close();
    other.close();
  }
});

test('a data folder that another host holds is left alone', async () => {
  const host = await serve();
  try {
    const { code, said: text } = await ended('--data', host.dataFolder, '--port', '0');
    expect(code).toBe(1);
    expect(text).toContain(host.dataFolder);
  } finally {
    await host.stop();
  }
});

test('a bad option ends the desk with its reason', async () => {
  const { code, said: text } = await ended('--port', 'many');
  expect(code).toBe(1);
  expect(text).toContain('--port takes a number from 0 to 65535');
});
