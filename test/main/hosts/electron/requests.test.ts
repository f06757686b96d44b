import { EventEmitter } from 'node:events';
import type { IpcMainInvokeEvent } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type RequestElectron,
  takeRequests,
} from '../../../../src/main/hosts/electron/requests.ts';
import { createWindows } from '../../../../src/main/hosts/electron/windows/windows.ts';
import { FakeWindow } from './fake-window.ts';

/** What was done to the system, in order. */
let done: unknown[];
let window: FakeWindow;
let made: FakeWindow[];
let notices: EventEmitter[];
let canOpen: boolean;
/** What who is at the desk may do. */
let rights: readonly string[];
let nativeTheme: { themeSource: string };
let ask: (event: IpcMainInvokeEvent, asked: unknown) => Promise<unknown>;

class FakeNotification extends EventEmitter {
  static isSupported = () => true;
  readonly given: object;
  constructor(given: object) {
    super();
    this.given = given;
    notices.push(this);
  }
  show = () => done.push(['notify', this.given]);
}

const MESSAGE = {
  kind: 'composeMail',
  subject: 'S',
  text: 'T',
  files: [{ name: 'a.pdf', contentBase64: '' }],
};

beforeEach(() => {
  done = [];
  notices = [];
  canOpen = true;
  rights = ['signedIn', 'administer'];
  nativeTheme = { themeSource: 'system' };
  made = [];
  const windows = createWindows({
    create: () => {
      made.push(new FakeWindow());
      return (made.at(-1) as FakeWindow).asWindow;
    },
    prepare: () => undefined,
  });
  const electron = {
    ipcMain: {
      handle: (_channel: string, handler: typeof ask) => {
        ask = handler;
      },
    },
    nativeTheme,
    Notification: FakeNotification,
    shell: {
      openPath: async (path: string) => {
        done.push(['openPath', path]);
        return canOpen ? '' : 'No application';
      },
    },
  };
  windows.open();
  window = made[0] as FakeWindow;
  takeRequests({
    electron: electron as unknown as RequestElectron,
    windows,
    dataFolder: '/data',
    menus: { set: () => 'done' },
    mail: {
      compose: async (message) => {
        done.push(['compose', message.subject]);
        throw new Error('of a customer');
      },
      open: async () => 'done',
    },
    work: { set: (_window, work) => done.push(['work', work]) },
    listen: () => done.push(['listen']),
    may: async (needs) => rights.includes(needs),
    restart: async () => {
      done.push(['restart']);
    },
  });
});

const asked = (request: unknown) => ask(window.message(), request);

test('anyone who is not our page is refused, and nothing happens', async () => {
  const request = { kind: 'openDataFolder' };
  const frame = { parent: null, url: 'https://quotedesk.invalid/' };
  expect(await ask(window.message(frame), request)).toBe('failed');
  expect(await ask(window.message(null), request)).toBe('failed');
  expect(await ask(new FakeWindow().message(), request)).toBe('failed');
  expect(done).toEqual([]);
  expect(await asked(request)).toBe('done');
  expect(done).toEqual([['openPath', '/data']]);
});

test.each([
  [null],
  [{ kind: 'runAnything' }],
  [{ kind: 'openWindow', address: 'https://quotedesk.invalid/' }],
  [{ kind: 'openWindow', address: '//quotedesk.invalid/#/' }],
  [{ kind: 'notify', title: '', body: '', command: 'goQuotes' }],
  [{ kind: 'saveFiles', files: [{ name: '../a.pdf', contentBase64: '' }] }],
  [{ kind: 'saveFiles', files: [{ name: 'a.exe', contentBase64: '' }] }],
  [{ kind: 'saveFiles', files: [] }],
  [{ ...MESSAGE, to: '--attach=/etc/passwd@x' }],
  [{ ...MESSAGE, to: 'a@b.ie, c@d.ie' }],
])('%j is no request', async (request) => {
  expect(await asked(request)).toBe('failed');
  expect(done).toEqual([]);
});

test('a page opens a window at a place of its environment', async () => {
  expect(await asked({ kind: 'openWindow', address: '?realm=training#/quotes/Q-1' })).toBe('done');
  expect(made[1]?.done).toEqual(['loadURL app://quotedesk/?realm=training#/quotes/Q-1']);
});

test('a locked desk opens no other window, and only an administrator starts it again', async () => {
  rights = [];
  expect(await asked({ kind: 'openWindow', address: '#/quotes' })).toBe('failed');
  expect(await asked({ kind: 'restart' })).toBe('failed');
  rights = ['signedIn'];
  expect(await asked({ kind: 'openWindow', address: '#/quotes' })).toBe('done');
  expect(await asked({ kind: 'restart' })).toBe('failed');
  expect(done).toEqual([]);
  rights = ['signedIn', 'administer'];
  expect(await asked({ kind: 'restart' })).toBe('done');
  expect(done).toEqual([['restart']]);
});

test('the frame of the window takes the colour scheme of the page', async () => {
  expect(await asked({ kind: 'setTheme', theme: 'dark' })).toBe('done');
  expect(nativeTheme.themeSource).toBe('dark');
  expect(await asked({ kind: 'setTheme', theme: 'pink' })).toBe('failed');
  expect(nativeTheme.themeSource).toBe('dark');
});

test('a folder that cannot be opened is a failure', async () => {
  canOpen = false;
  expect(await asked({ kind: 'openDataFolder' })).toBe('failed');
});

test('a click on a notification leads to its window and gives its command', async () => {
  const notice = { kind: 'notify', title: 'T', body: 'B', command: 'goQuotes' };
  expect(await asked(notice)).toBe('done');
  expect(done).toEqual([['notify', { title: 'T', body: 'B' }]]);
  notices[0]?.emit('click');
  expect(window.done.slice(-2)).toEqual(['show', 'focus']);
  expect(window.sent).toEqual([['quotedesk:command', 'goQuotes']]);
});

test('a notification of work that ended is left out while one of our windows has the focus', async () => {
  const notice = { kind: 'notify', title: 'T', body: '', command: '#/quotes', unlessFocused: true };
  window.focused = true;
  expect(await asked(notice)).toBe('cancelled');
  expect(done).toEqual([]);
  window.focused = false;
  expect(await asked(notice)).toBe('done');
  notices[0]?.emit('click');
  expect(window.sent).toEqual([['quotedesk:command', '#/quotes']]);
});

test('a page says what it works on', async () => {
  const work = [{ label: 'Export', done: 1, of: 2 }];
  expect(await asked({ kind: 'setWork', work })).toBe('done');
  expect(done).toEqual([['work', work]]);
  expect(await asked({ kind: 'setWork', work: [{ label: '' }] })).toBe('failed');
});

test('what fails on the way is an answer, and the log has nothing of the message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await asked({ ...MESSAGE, to: 'aoife@example.com' })).toBe('failed');
  expect(done).toEqual([['compose', 'S']]);
  expect(String(log.mock.calls[0])).toContain('"error":"Error"');
  expect(String(log.mock.calls)).not.toContain('customer');
  log.mockRestore();
});
