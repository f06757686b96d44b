import { EventEmitter } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow, Dialog } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenings } from '../../../../../src/main/hosts/electron/openings.ts';
import {
  crashReport,
  createHandOver,
  reloadCrashedPage,
  showCrash,
  windowOptions,
} from '../../../../../src/main/hosts/electron/windows/desk-windows.ts';
import {
  keepWindowState,
  placeNextTo,
  placeOn,
  readWindowState,
} from '../../../../../src/main/hosts/electron/windows/window-state.ts';
import {
  bringToFront,
  createWindows,
} from '../../../../../src/main/hosts/electron/windows/windows.ts';
import { WORDS } from '../../../../../src/main/hosts/electron/words/words.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { FakeWindow } from '../fake-window.ts';

function ours() {
  const made: FakeWindow[] = [];
  const windows = createWindows({
    create: () => {
      const window = new FakeWindow();
      made.push(window);
      return window.asWindow;
    },
    prepare: () => undefined,
  });
  return { windows, made };
}

test('a window has the sandbox and nothing of Node.js, and does not go where a file is dropped', () => {
  const given = { preload: '/p.cjs', icon: '/i.png', devTools: false, spellcheck: false };
  expect(windowOptions({ ...given, pageArguments: ['--told'] }).webPreferences).toEqual({
    preload: '/p.cjs',
    devTools: false,
    additionalArguments: ['--told'],
    sandbox: true,
    contextIsolation: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  });
});

test('a window appears once there is something to see, and begins only at an address of ours', () => {
  const { windows, made } = ours();
  windows.open();
  windows.open('app://quotedesk/?realm=training#/quotes/Q-1');
  windows.open('https://quotedesk.invalid/');
  windows.open('app://quotedesk.invalid/');
  made[0]?.emit('ready-to-show');
  expect(made.map(({ done }) => done)).toEqual([
    ['loadURL app://quotedesk/', 'show'],
    ['loadURL app://quotedesk/?realm=training#/quotes/Q-1'],
    ['loadURL app://quotedesk/'],
    ['loadURL app://quotedesk/'],
  ]);
});

test('a link of ours opens a window of ours; Electron opens none by itself', () => {
  const { windows, made } = ours();
  windows.open();
  for (const url of ['about:blank', 'https://quotedesk.invalid/', 'file:///etc/passwd']) {
    expect(made[0]?.openHandler?.({ url }), url).toEqual({ action: 'deny' });
  }
  expect(made).toHaveLength(1);
  const url = 'app://quotedesk/#/quotes/Q-1';
  expect(made[0]?.openHandler?.({ url })).toEqual({ action: 'deny' });
  expect(made[1]?.done).toEqual([`loadURL ${url}`]);
});

test('a message is heard only from the main frame of an open window of ours, with our page', () => {
  const { windows, made } = ours();
  const window = windows.open();
  const [own] = made;
  if (!own) throw new Error('No window was made');
  const url = 'app://quotedesk/';
  expect(windows.senderOf(own.message())).toBe(window);
  const hostile = {
    'a frame that is gone': own.message(null),
    'a frame within the page': own.message({ parent: {}, url }),
    'another page': own.message({ parent: null, url: 'https://quotedesk.invalid/' }),
    'a host that begins like ours': own.message({ parent: null, url: 'app://quotedesk.invalid/' }),
    'an empty page': own.message({ parent: null, url: 'about:blank' }),
    'no address': own.message({ parent: null, url: '' }),
    'the window of somebody else': new FakeWindow().message({ parent: null, url }),
  };
  for (const [name, event] of Object.entries(hostile)) {
    expect(windows.senderOf(event), name).toBeUndefined();
  }
  own.destroyed = true;
  expect(windows.senderOf(own.message())).toBeUndefined();
});

test('the front window is the one used last, of those that are open', () => {
  const { windows, made } = ours();
  const [first, second] = [windows.open(), windows.open()];
  expect(windows.front()).toBe(second);
  made[0]?.emit('focus');
  expect(windows.front()).toBe(first);
  made[0]?.emit('closed');
  expect(windows.front()).toBe(second);
  expect(windows.all()).toEqual([second]);
});

test('a window comes to the front from the task bar, too, and one that is gone does not', () => {
  const window = new FakeWindow();
  window.minimized = true;
  bringToFront(window.asWindow);
  expect(window.done).toEqual(['restore', 'show', 'focus']);
  window.destroyed = true;
  bringToFront(window.asWindow);
  expect(window.done).toHaveLength(3);
});

const FACTS = {
  version: '0.1.0',
  platform: 'linux',
  arch: 'x64',
  reason: 'oom',
  versions: { electron: '45.4.1', chrome: '150.0.1', node: '24.1.0' },
  at: '2026-11-23T10:00:00.000Z',
};

/** Shows the dialog and answers it with one button after the other. */
async function answering(...buttons: number[]) {
  const window = new FakeWindow();
  const texts: string[] = [];
  const showMessageBox = async (_window: unknown, { message }: { message: string }) => {
    texts.push(message);
    return { response: buttons.shift() ?? 2, checkboxChecked: false };
  };
  await showCrash(window.asWindow, {
    dialog: { showMessageBox } as unknown as Pick<Dialog, 'showMessageBox'>,
    clipboard: {
      writeText: async (text) => {
        texts.push(text);
      },
    },
    app: { quit: () => texts.push('quit') },
    words: WORDS.ga.crash,
    facts: FACTS,
  });
  return { said: texts, done: window.done };
}

test('the page is loaded again, or the application ends, as is chosen', async () => {
  const { message } = WORDS.ga.crash;
  expect(await answering(0)).toEqual({ said: [message], done: ['reload'] });
  expect(await answering(2)).toEqual({ said: [message, 'quit'], done: [] });
});

test('the report is copied, and the question stays', async () => {
  const { message } = WORDS.ga.crash;
  expect((await answering(1, 0)).said).toEqual([message, crashReport(FACTS), message]);
});

test('the report says what ran and how it ended, and nothing else', () => {
  expect(crashReport(FACTS).split('\n')).toEqual([
    'Quotedesk 0.1.0 on linux x64',
    'electron 45.4.1, chrome 150.0.1, node 24.1.0',
    'The page ended again and again, last at 2026-11-23T10:00:00.000Z: oom',
  ]);
});

const LINK = ['quotedesk://quote/Q-1'];

const SENT = ['quotedesk:opened', { kind: 'quote', quoteId: 'Q-1' }];

test('what is opened goes to the window used last whose page listens, and waits for one', () => {
  const openings = createOpenings();
  const [first, last] = [new FakeWindow(), new FakeWindow()];
  const handOver = createHandOver(openings, () => [first.asWindow, last.asWindow]);
  for (const window of [first, last]) handOver.watch(window.asWindow);

  openings.open(LINK, '/');
  handOver.listen(first.asWindow);
  expect(first.sent).toEqual([SENT]);

  handOver.listen(last.asWindow);
  openings.open(LINK, '/');
  expect([first.sent, last.sent]).toEqual([[SENT], [SENT]]);

  // A page that is loaded again does not listen yet.
  last.webContents.emit('did-navigate');
  openings.open(LINK, '/');
  expect([first.sent, last.sent]).toEqual([[SENT, SENT], [SENT]]);

  first.emit('closed');
  openings.open(LINK, '/');
  handOver.listen(last.asWindow);
  expect([first.sent, last.sent]).toEqual([
    [SENT, SENT],
    [SENT, SENT],
  ]);
});

describe('window state', () => {
  let folder: string;

  let file: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'window-state.json');
  });

  const LAPTOP = { id: 1, workArea: { x: 0, y: 0, width: 1440, height: 860 } };

  const OFFICE = { id: 2, workArea: { x: 1440, y: 0, width: 2560, height: 1400 } };

  const place = (x: number, y: number, width: number, height: number, maximized = false) => ({
    x,
    y,
    width,
    height,
    maximized,
  });

  const STATE = [
    { display: 1, place: place(100, 50, 1200, 800) },
    { display: 2, place: place(1600, 100, 2000, 1200, true) },
  ];

  test('a window opens where it was on the display used last, of those that are there', () => {
    expect(placeOn([LAPTOP, OFFICE], STATE)).toEqual(place(1600, 100, 2000, 1200, true));
    expect(placeOn([LAPTOP], STATE)).toEqual(place(100, 50, 1200, 800));
    expect(placeOn([{ ...LAPTOP, id: 9 }], STATE)).toBeUndefined();
    expect(placeOn([LAPTOP], [])).toBeUndefined();
  });

  test.each([
    [place(-5000, -5000, 1200, 800), place(0, 0, 1200, 800)],
    [place(5000, 5000, 1200, 800), place(240, 60, 1200, 800)],
    [place(10, 10, 9000, 9000), place(0, 0, 1440, 860)],
  ])('%j comes back onto the display', (kept, expected) => {
    expect(placeOn([LAPTOP], [{ display: 1, place: kept }])).toEqual(expected);
  });

  test('a further window stands a step from the one in front, and on its display', () => {
    const at = (x: number, y: number) => ({ x, y, width: 1200, height: 800 });
    expect(placeNextTo(at(0, 0), LAPTOP)).toEqual(at(32, 32));
    expect(placeNextTo(at(240, 60), LAPTOP)).toEqual(at(240, 60));
  });

  test('where a window was is written down when it closes, for each display', () => {
    let bounds = { x: 1, y: 2, width: 1000, height: 700 };
    let display = 1;
    const window = Object.assign(new FakeWindow(), {
      getNormalBounds: () => bounds,
      isMaximized: () => display === 2,
    });
    keepWindowState(window.asWindow, file, () => ({ id: display }));
    window.emit('close');
    display = 2;
    bounds = { ...bounds, x: 1500 };
    window.emit('close');
    expect(readWindowState(file)).toEqual([
      { display: 1, place: place(1, 2, 1000, 700) },
      { display: 2, place: place(1500, 2, 1000, 700, true) },
    ]);
    expect(readFileSync(file, 'utf8').length).toBeLessThan(1000);
  });

  test.each(['', '{}', '[{"display":1}]', '[{"display":1,"place":{"x":1e99}}]'])(
    'a file with %j keeps no place',
    (content) => {
      expect(readWindowState(file)).toEqual([]);
      writeFileSync(file, content);
      expect(readWindowState(file)).toEqual([]);
    },
  );
});

describe('reload crashed page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a crashed page is loaded again, but not for ever, and again after a long quiet time', () => {
    vi.useFakeTimers();
    const webContents = new EventEmitter();
    const window = { webContents, isDestroyed: () => false, reload: vi.fn() };
    const noted: string[] = [];
    const givenUp: string[] = [];
    reloadCrashedPage(window as unknown as BrowserWindow, {
      note: (reason) => noted.push(reason),
      giveUp: (reason) => givenUp.push(reason),
    });
    const end = (reason: string) => webContents.emit('render-process-gone', {}, { reason });
    end('clean-exit');
    for (let i = 0; i < 5; i += 1) end('crashed');
    expect(window.reload).toHaveBeenCalledTimes(3);
    expect(noted).toHaveLength(5);
    expect(givenUp).toEqual(['crashed', 'crashed']);
    vi.advanceTimersByTime(10 * 60_000);
    end('oom');
    expect(window.reload).toHaveBeenCalledTimes(4);
  });
});
