import { expect, test } from '@playwright/test';
import type { OutputOf } from '../../src/shared/contract/contract.ts';
import { atFirstScreen, type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.beforeEach(() => atFirstScreen(desk));
test.afterAll(async () => {
  await desk?.close();
});

test('the data folder is opened in the file manager, or it is said that it cannot be', async () => {
  const { inMain, page } = desk;
  await inMain(({ shell }) => {
    const opened: string[] = [];
    Reflect.set(globalThis, 'openedFolders', opened);
    // The second one fails, as where there is no file manager.
    shell.openPath = async (path) => (opened.push(path) === 1 ? '' : 'No application');
  });
  await page.goto('app://quotedesk/#/settings/advanced');
  const open = page.getByRole('button', { name: 'Open the data folder' });
  const trouble = page.getByText('The folder could not be opened');
  await open.press('Enter');
  const opened = () => inMain(() => Reflect.get(globalThis, 'openedFolders'));
  await expect.poll(opened).toEqual([desk.dataFolder]);
  await expect(trouble).toBeHidden();
  await open.press('Enter');
  await expect(trouble).toBeVisible();
});

test('quotes that expire today are said once, and a click leads to them', async () => {
  const { inMain, page } = desk;
  await inMain(({ Notification }) => {
    const shown: Electron.Notification[] = [];
    Reflect.set(globalThis, 'shownNotifications', shown);
    Notification.isSupported = () => true;
    Notification.prototype.show = function (this: Electron.Notification) {
      shown.push(this);
    };
  });
  const shown = () =>
    inMain(() =>
      Reflect.get(globalThis, 'shownNotifications').map(
        ({ title, body }: Electron.Notification) => `${title} ${body}`,
      ),
    );
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
    Address: {},
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
  };
  await desk.call('submitQuote', { source: 'json', document });
  const { value } = (await desk.call('listQuotes', {})) as { value: OutputOf<'listQuotes'> };
  // The page believes that it is the quote's last day.
  await page.clock.setSystemTime(value.quotes[0]?.expiresAt ?? '');
  await page.reload();
  await expect.poll(shown).toEqual([expect.stringContaining('1 quote')]);
  // Once a day, also when the page is read again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inMain(() => Reflect.get(globalThis, 'shownNotifications')[0].emit('click'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes');
  expect(await shown()).toHaveLength(1);
});
