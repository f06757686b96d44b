import { afterEach, expect, test } from 'vitest';
import { useCommands } from '../../../src/renderer/commands/commands.ts';
import { changeLanguage } from '../../../src/renderer/i18n/i18n.ts';
import { nativeMenu } from '../../../src/renderer/shell/window/use-native-menu.ts';
import { checker } from '../../../src/shared/contract/check.ts';
import { DesktopMenu } from '../../../src/shared/schemas/desk/desktop.ts';

afterEach(() => changeLanguage('en'));

const QUOTES = [
  { quoteId: 'Q-1', customerName: 'Aoife Ní Dhomhnaill', registrationNumber: '191-D-12345' },
  { quoteId: 'Q-2', customerName: 'x'.repeat(200), registrationNumber: '12-G-1' },
];

const menu = (named = true) => nativeMenu(useCommands.getState(), { quotes: QUOTES, named });

const itemsOf = (made: DesktopMenu, group: string) =>
  made.groups.find((each) => each.group === group)?.items ?? [];

const recent = (made: DesktopMenu) => {
  const item = itemsOf(made, 'file').find(({ kind }) => kind === 'quotes');
  return item?.kind === 'quotes' ? item.quotes.map(({ label }) => label) : [];
};

test('the menu is one that the host takes, in either language', async () => {
  const check = checker(DesktopMenu);
  expect(check(menu())).not.toHaveProperty('errors');
  await changeLanguage('ga');
  expect(check(menu())).not.toHaveProperty('errors');
  expect(menu().language).toBe('ga');
  expect(menu().groups[0]?.label).toBe('Comhad');
});

test('it has the commands of the desktop, and none of the browser', () => {
  const commands = menu().groups.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'command' ? [item.command] : [])),
  );
  expect(commands).toContain('newWindow');
  expect(commands).not.toContain('signOut');
});

test('recent quotes are named, unless personal data are blurred', () => {
  expect(recent(menu())).toEqual(['Aoife Ní Dhomhnaill · 191-D-12345', 'x'.repeat(100)]);
  expect(recent(menu(false))).toEqual(['Q-1', 'Q-2']);
});
