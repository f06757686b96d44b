import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDeskOn } from './desk.ts';
import { chromiumSwitches, electronHere, needsElectron, ROOT } from './electron.ts';
import { startedFolder } from './started-folder.ts';

needsElectron();
test.skip(process.platform === 'win32', 'Windows has no signals');

/**
 * Milliseconds in which every process is gone: five seconds, and what a busy machine adds. By itself
 * the API would wait ten seconds for a silent socket.
 */
const IN_TIME = 9_000;

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Where its API listens. */
  readonly url: () => string | undefined;
}

let dataFolder: string;
let started: Started[];
let sockets: Socket[];

test.beforeEach(async () => {
  dataFolder = await startedFolder();
  started = [];
  sockets = [];
});

test.afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const { child } of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Starts the built desk as its launcher does. */
function start(...options: string[]): Started {
  const main = join(ROOT, 'out/main/index.js');
  const args = [...chromiumSwitches(), main, '--data', dataFolder, '--port', '0', ...options];
  const child = spawn(electronHere() ?? '', args, { stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const begun = {
    child,
    said: () => text,
    url: () => /The API listens on (\S+)/.exec(text)?.[1],
  };
  started.push(begun);
  return begun;
}

async function opened(desk: Started): Promise<void> {
  await expect.poll(desk.url, { message: desk.said() }).toBeDefined();
  await expect.poll(() => processes(), { message: 'the window opens' }).toContain('renderer');
}

/** The kinds of processes on the data folder: `main`, `renderer`, `gpu-process` … */
function processes(): string[] {
  const lines = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => line.includes(dataFolder) && !line.startsWith('ps '))
    .map((line) => /--type=([a-z-]+)/.exec(line)?.[1] ?? 'main');
}

/** Opens a socket that never sends its request whole. */
async function holdSocket(url: string | undefined): Promise<void> {
  const socket = connect(Number(new URL(url ?? '').port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /auth/token HTTP/1.1\r\nHost: ');
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal}, sent twice, ends every process in time, whatever sockets do`, async () => {
    const desk = start();
    await opened(desk);
    await holdSocket(desk.url());
    const since = performance.now();
    desk.child.kill(signal);
    desk.child.kill(signal);
    const [code] = await once(desk.child, 'exit');
    await expect.poll(processes).toEqual([]);
    const took = performance.now() - since;
    console.log(`After ${signal} every process was gone in ${Math.round(took)} ms.`);
    expect(code).toBe(0);
    expect(took).toBeLessThan(IN_TIME);
  });
}

/** What ends the desk from inside, besides signals. */
const WAYS = {
  'the last window closed': ({ BrowserWindow }: typeof import('electron')) =>
    BrowserWindow.getAllWindows()[0]?.close(),
  'the system shutting down': ({ powerMonitor }: typeof import('electron')) => {
    powerMonitor.emit('shutdown');
  },
};

for (const [name, way] of Object.entries(WAYS)) {
  const tag = name === 'the last window closed' ? ['@quick'] : [];
  test(`${name} ends every process in time, whatever sockets do`, { tag }, async () => {
    const desk = await openDeskOn(dataFolder, ['--port', '0']);
    await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
    const status = (await desk.call('serviceStatus', {})) as { value: { api: { url: string } } };
    await holdSocket(status.value.api.url);
    const since = performance.now();
    // It may end before it has answered.
    await desk.inMain(way).catch(() => undefined);
    await expect.poll(processes, { timeout: IN_TIME }).toEqual([]);
    console.log(`${name}: every process was gone in ${Math.round(performance.now() - since)} ms.`);
  });
}

test('a start while the application ends waits for it, and then opens', async () => {
  const first = start();
  await opened(first);
  // It takes a moment to end, so that the second start finds it ending.
  await holdSocket(first.url());
  first.child.kill('SIGTERM');
  const second = start();
  await expect.poll(second.said).toContain('Quotedesk is ending; it opens again');
  expect(first.child.exitCode).toBeNull();
  await opened(second);
  expect(first.child.exitCode).toBe(0);
  // From here on it is an application like any other.
  const third = start();
  const [code] = await once(third.child, 'exit');
  expect(code).toBe(0);
  expect(third.said()).toContain('open already');
  expect(second.child.exitCode).toBeNull();
});

test('anyone who quits while long work runs is asked; finished, it quits by itself', async () => {
  const desk = await openDeskOn(dataFolder, ['--port', '0']);
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
  const works = (work: readonly object[]) =>
    desk.page.evaluate(
      (now) => Reflect.get(window, 'quotedeskDesktop').ask({ kind: 'setWork', work: now }),
      work,
    );
  expect(await works([{ label: 'Export of quotes', done: 1, of: 4 }])).toBe('done');
  /** Quits as the menu does, where the question is answered by one of its buttons. */
  const quit = (button: string) =>
    desk.inMain(({ app, dialog }, chosen) => {
      dialog.showMessageBox = async (...given: unknown[]) => {
        const { buttons = [], detail } = given.at(-1) as Electron.MessageBoxOptions;
        Reflect.set(globalThis, 'askedAbout', detail);
        return { response: buttons.indexOf(chosen), checkboxChecked: false };
      };
      app.quit();
    }, button);
  await quit('Stay');
  const asked = () => desk.inMain(() => Reflect.get(globalThis, 'askedAbout'));
  await expect.poll(asked).toBe('Export of quotes: 25 %');
  await quit('Finish, then quit');
  expect(processes()).toContain('main');
  // It may end before it has answered.
  await works([]).catch(() => undefined);
  await expect.poll(processes, { timeout: IN_TIME }).toEqual([]);
});
