import { expect, test } from '@playwright/test';
import { type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeEach(async () => {
  desk = await openDesk();
});
test.afterEach(async () => {
  await desk?.close();
});

/** The labels of the native menu, top level and below. */
function menu(): Promise<Record<string, string[]>> {
  return desk.inMain(({ Menu }) =>
    Object.fromEntries(
      (Menu.getApplicationMenu()?.items ?? []).map(({ label, submenu }) => [
        label,
        (submenu?.items ?? []).map((item) => item.label),
      ]),
    ),
  );
}

test('the native menu is made from the commands of the page, and gives them', async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  expect((await menu())['Go to']).toEqual(
    expect.arrayContaining(['Dashboard', 'Quick price', 'API access']),
  );
  await desk.inMain(({ Menu }) => {
    const go = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Go to');
    go?.submenu?.items.find(({ label }) => label === 'API access')?.click();
  });
  await expect(desk.page.getByRole('heading', { name: 'API access' })).toBeVisible();
});

test('the native menu speaks the language of the page', async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  await desk.page.keyboard.press('Control+,');
  await desk.page.getByText('Gaeilge').click();
  await expect.poll(async () => Object.keys(await menu())).toContain('Téigh go');
  expect((await menu())['Téigh go']).toEqual(expect.arrayContaining(['Socruithe', 'Scoir']));
});

test('a menu that is none is refused, and the desk goes on', async () => {
  await expect.poll(async () => Object.keys(await menu())).toContain('Go to');
  const answers = await desk.page.evaluate(() => {
    const ask = Reflect.get(window, 'quotedeskDesktop').ask;
    return Promise.all([
      ask({ kind: 'setMenu', menu: [{ label: '', items: [] }] }),
      ask({
        kind: 'setMenu',
        menu: [{ label: 'X', items: [{ kind: 'role', role: 'forceReload', label: 'x' }] }],
      }),
      ask({ kind: 'runAnything' }),
      ask(null),
    ]);
  });
  expect(answers).toEqual(Array(4).fill('failed'));
  expect(Object.keys(await menu())).toContain('Go to');
});
