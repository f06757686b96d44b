import { expect, test } from 'vitest';
import { windowOptions } from '../../../../../src/main/hosts/electron/desk-windows.ts';
import {
  bringToFront,
  createWindows,
} from '../../../../../src/main/hosts/electron/windows/windows.ts';
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
