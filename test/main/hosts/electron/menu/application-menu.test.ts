import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { applicationMenu } from '../../../../../src/main/hosts/electron/menu/application-menu.ts';
import type { DesktopMenu, MenuItem } from '../../../../../src/shared/schemas/desk/desktop.ts';

const command = (name: string, more: object = {}): MenuItem => ({
  kind: 'command',
  command: name,
  label: name,
  enabled: true,
  ...more,
});

const MENU: DesktopMenu = {
  language: 'en',
  groups: [
    {
      group: 'file',
      label: 'File',
      items: [
        command('New quote', { keys: 'F2' }),
        { kind: 'quotes', label: 'Recent quotes', quotes: [{ quoteId: 'Q-1', label: 'A & B' }] },
        { kind: 'separator' },
        command('Save', { keys: 'mod+shift+S', enabled: false }),
      ],
    },
    {
      group: 'edit',
      label: 'Edit',
      items: [
        command('Undo', { standard: 'undo' }),
        command('Redo', { standard: 'redo', enabled: false }),
      ],
    },
    { group: 'go', label: 'Go to', items: [command('Settings', { standard: 'settings' })] },
    { group: 'quote', label: 'Quote', items: [command('Accept')] },
    { group: 'view', label: 'View', items: [command('Find')] },
    { group: 'help', label: 'Help', items: [command('About Quotedesk', { standard: 'about' })] },
  ],
};

const chosen: string[] = [];

const made = (platform: NodeJS.Platform, menu = MENU) =>
  applicationMenu(menu, {
    platform,
    devTools: false,
    onCommand: (name) => chosen.push(name),
    onQuote: (quoteId) => chosen.push(quoteId),
  });

const inner = (item: MenuItemConstructorOptions | undefined) =>
  Array.isArray(item?.submenu) ? item.submenu : [];

/** The menus with their entries, a separator as a line. */
const written = (items: readonly MenuItemConstructorOptions[]) =>
  items.map((item) => [
    item.label,
    inner(item).map(({ type, label }) => (type === 'separator' ? '—' : label)),
  ]);

const EDIT = ['&Undo', '&Redo', '—', '&Cut', 'C&opy', '&Paste', '&Delete', '—', '&Select all'];
const VIEW = [
  '&Find',
  '—',
  '&Reload',
  '—',
  '&Actual size',
  '&Zoom in',
  'Zoom &out',
  '—',
  'Full &screen',
];

test.each([
  ['win32', '&Exit', ['&Minimise', '&Close']],
  ['linux', '&Quit', ['&Minimise', '&Close window']],
] as const)(
  '%s has its own words for the end, and a letter to press for each entry',
  (platform, quit, window) => {
    expect(written(made(platform))).toEqual([
      ['&File', ['&New quote', '&Recent quotes', '—', '&Save', '—', quit]],
      ['&Edit', EDIT],
      ['&Go to', ['&Settings']],
      ['&Quote', ['&Accept']],
      ['&View', VIEW],
      ['&Window', window],
      ['&Help', ['&About Quotedesk']],
    ]);
  },
);

test('macOS has the settings and the end in the menu of the application, and no letters', () => {
  const menus = made('darwin');
  expect(written(menus)).toEqual([
    [
      'Quotedesk',
      [
        'About Quotedesk',
        '—',
        'Settings…',
        '—',
        'Services',
        '—',
        'Hide Quotedesk',
        'Hide Others',
        'Show All',
        '—',
        'Quit Quotedesk',
      ],
    ],
    ['File', ['New quote', 'Recent quotes', '—', 'Save', '—', 'Close Window']],
    ['Edit', ['Undo', 'Redo', '—', 'Cut', 'Copy', 'Paste', 'Delete', '—', 'Select All']],
    ['Go to', []],
    ['Quote', ['Accept']],
    [
      'View',
      ['Find', '—', 'Reload', '—', 'Actual Size', 'Zoom In', 'Zoom Out', '—', 'Enter Full Screen'],
    ],
    ['Window', ['Minimise', 'Zoom', '—', 'Bring All to Front']],
    ['Help', []],
  ]);
  expect(menus.map(({ role }) => role).filter(Boolean)).toEqual(['windowMenu', 'help']);
});

test('undo is the page’s where it can undo, else that of the field in which one types', () => {
  const [undo, redo] = inner(made('linux')[1]);
  expect(undo).toMatchObject({ label: '&Undo' });
  expect(undo?.role).toBeUndefined();
  expect(redo).toMatchObject({ label: '&Redo', role: 'redo' });
});

test('an entry gives its command or its quote, and leaves its keys to the page', () => {
  const [first, recent, , save] = inner(made('linux')[0]);
  const choose = (item: MenuItemConstructorOptions | undefined) =>
    item?.click?.({} as never, undefined, {} as never);
  choose(first);
  choose(inner(recent)[0]);
  expect(chosen.splice(0)).toEqual(['New quote', 'Q-1']);
  expect(inner(recent)[0]?.label).toBe('&A && B');
  const keys = { accelerator: 'CommandOrControl+Shift+S', registerAccelerator: false };
  expect(save).toMatchObject({ ...keys, enabled: false });
});

test('in Irish the entries of the system are Irish', () => {
  const file = inner(made('linux', { ...MENU, language: 'ga' })[0]);
  expect(file.at(-1)).toEqual({ role: 'quit', label: 'S&coir' });
});

test.each(['win32', 'linux'] as const)('%s has each letter once in a menu', (platform) => {
  for (const language of ['en', 'ga'] as const) {
    for (const menu of made(platform, { ...MENU, language })) {
      const letters = inner(menu).flatMap(({ label }) => /&(\w)/.exec(label ?? '')?.[1] ?? []);
      expect(letters.map((letter) => letter.toLowerCase())).toHaveLength(
        new Set(letters.map((letter) => letter.toLowerCase())).size,
      );
    }
  }
});
