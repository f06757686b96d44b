import type { Menu, MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { createMenus } from '../../../../../src/main/hosts/electron/menu/menus.ts';
import type { DesktopMenu } from '../../../../../src/shared/schemas/desk/desktop.ts';
import { FakeWindow } from '../fake-window.ts';

const menuOf = (label: string): DesktopMenu => ({
  language: 'en',
  groups: [
    {
      group: 'file',
      label,
      items: [{ kind: 'command', command: 'goNewQuote', label: 'New quote', enabled: true }],
    },
  ],
});

test('the menu is that of the window used last, and its commands go there', () => {
  const [first, second] = [new FakeWindow(), new FakeWindow()];
  let front = second;
  let shown: readonly MenuItemConstructorOptions[] = [];
  const menus = createMenus({
    Menu: {
      buildFromTemplate: (template) => template as unknown as Menu,
      setApplicationMenu: (menu) => {
        shown = menu as unknown as MenuItemConstructorOptions[];
      },
    },
    windows: { front: () => front.asWindow, open: () => front.asWindow },
    platform: 'linux',
    devTools: false,
    spelling: { suggest: async () => [], learn: async () => undefined },
  });
  const labels = () => shown.map(({ label }) => label);
  const choose = () => {
    const items = shown[0]?.submenu;
    if (Array.isArray(items)) items[0]?.click?.({} as never, undefined, {} as never);
  };

  menus.set(first.asWindow, menuOf('One'));
  expect(labels()).toEqual([]);
  menus.set(second.asWindow, menuOf('Two'));
  expect(labels()).toContain('&Two');
  choose();

  front = first;
  first.emit('focus');
  expect(labels()).toContain('&One');
  choose();
  const command = ['quotedesk:command', 'goNewQuote'];
  expect([first.sent, second.sent]).toEqual([[command], [command]]);
});
