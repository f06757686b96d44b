import { expect, test } from '@playwright/test';
import { anyQuote } from './any-quote.ts';
import { atFirstScreen, type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.beforeEach(async () => {
  // What a test waits for then comes from the page that it has.
  await desk.inMain(({ Menu }) => Menu.setApplicationMenu(null));
  await atFirstScreen(desk);
});
test.afterAll(async () => {
  await desk?.close();
});

/** The labels of the native menu, top level and below, without the marks of their letters. */
function menu(): Promise<Record<string, string[]>> {
  return desk.inMain(({ Menu }) =>
    Object.fromEntries(
      (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => [
        label.replace('&', ''),
        (submenu?.items ?? []).map((item) => item.label.replace('&', '')),
      ]),
    ),
  );
}

test('the native menu is made from the commands of the page, and gives them', {
  tag: '@quick',
}, async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  expect((await menu())['Go to']).toEqual(
    expect.arrayContaining(['Dashboard', 'Quick price', 'API access']),
  );
  await desk.inMain(({ Menu }) => {
    const go = Menu.getApplicationMenu()?.items.find(({ label }) => label === '&Go to');
    go?.submenu?.items.find(({ label }) => label.replace('&', '') === 'API access')?.click();
  });
  await expect(desk.page.getByRole('heading', { name: 'API access' })).toBeVisible();
});

test('the native menu speaks the language of the page', async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  await desk.page.keyboard.press('Control+,');
  await desk.page.getByText('Gaeilge').click();
  await expect.poll(async () => Object.keys(await menu())).toContain('Téigh go');
  expect((await menu())['Téigh go']).toContain('Socruithe');
  expect((await menu()).Comhad).toContain('Scoir');
});

test('a menu that is none is refused, and the desk goes on', async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  const answers = await desk.page.evaluate(() => {
    const ask = Reflect.get(window, 'quotedeskDesktop').ask;
    return Promise.all([
      ask({ kind: 'setMenu', menu: { language: 'xx', groups: [] } }),
      ask({
        kind: 'setMenu',
        menu: {
          language: 'en',
          groups: [{ group: 'go', label: 'X', items: [{ kind: 'role', role: 'forceReload' }] }],
        },
      }),
      ask({ kind: 'runAnything' }),
      ask(null),
    ]);
  });
  expect(answers).toEqual(Array(4).fill('failed'));
  expect(Object.keys(await menu())).toContain('Go to');
});

test('recent quotes are in the File menu, and lead there', async () => {
  await anyQuote(desk);
  const recent = () =>
    desk.inMain(({ Menu }) => {
      const file = Menu.getApplicationMenu()?.items.find(({ label }) => label === '&File');
      const quotes = file?.submenu?.items.find(({ label }) => label === '&Recent quotes');
      return quotes?.submenu?.items.map(({ label }) => label);
    });
  await expect.poll(recent).toEqual(['Áine &Ní Bhriain · 221-G-77']);
  await desk.inMain(({ Menu }) => {
    const file = Menu.getApplicationMenu()?.items.find(({ label }) => label === '&File');
    file?.submenu?.items
      .find(({ label }) => label === '&Recent quotes')
      ?.submenu?.items[0]?.click();
  });
  await expect(desk.page.getByRole('heading', { level: 1 })).toContainText('Áine Ní Bhriain');
});

test('the File menu opens a second window, and the menu is that of the window used last', async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  await desk.page.keyboard.press('F4');
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  const [page] = await Promise.all([
    desk.page.context().waitForEvent('page'),
    desk.page.keyboard.press('Control+n'),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.inMain(({ Menu }) => {
    const file = Menu.getApplicationMenu()?.items.find(({ label }) => label === '&File');
    file?.submenu?.items[0]?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New quote');
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('Customers');
});

test('a field has a menu of its own by the right mouse button', async () => {
  await desk.inMain(({ Menu }) => {
    Menu.prototype.popup = function (this: Electron.Menu) {
      const labels = this.items.map(({ label }) => label.replace('&', ''));
      Reflect.set(globalThis, 'poppedUp', labels);
    };
  });
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
  await desk.page.keyboard.press('F2');
  await desk.page.getByLabel('Registration', { exact: true }).click({ button: 'right' });
  const shown = () => desk.inMain(() => Reflect.get(globalThis, 'poppedUp'));
  await expect.poll(shown).toEqual(expect.arrayContaining(['Cut', 'Copy', 'Paste', 'Select all']));
});
