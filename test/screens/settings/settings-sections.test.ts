import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';

const list = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of the settings' }));
const titled = (name: string) => screen.findByRole('heading', { level: 2, name });

test('every page in the list is there under its title, and takes the focus', async () => {
  const page = await openPage({ place: '/settings' });
  const names = (await list()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toContain('Backups');
  // What a desk has and a browser has not.
  expect(names).not.toContain('Updates');
  for (const name of names) {
    if (name === 'Vehicles, addresses and customers') continue;
    await page.click((await list()).getByRole('link', { name }));
    const title = await screen.findByRole('heading', {
      level: 2,
      name: name === 'Advanced' ? 'This computer' : name,
    });
    await waitFor(() => expect(title).toHaveFocus());
    expect((await list()).getByRole('link', { current: 'page' })).toHaveTextContent(name);
  }
});

test('where a section stood before it had a page, its page is', async () => {
  const page = await openPage({ place: '/settings?section=backups' });
  await titled('Backups');
  page.goTo('/settings?section=move');
  await titled('This computer');
  page.goTo('/settings/nowhere');
  await titled('Appearance');
});

test('a setting is found by what else it is called, here and from anywhere, in both languages', async () => {
  const page = await openPage({ place: '/settings' });
  const find = async (name: string, query: string) => {
    page.fill(await screen.findByRole('searchbox', { name }), query);
    const found = within(
      await screen.findByRole('list', { name: /^(Settings found|Socruithe a)/ }),
    );
    return found.queryAllByRole('link').map(({ textContent }) => textContent);
  };
  expect(await find('Search the settings', 'dark')).toEqual(['Colour schemeAppearance']);
  expect(await find('Search the settings', 'VAT')).toEqual(['Other registrationThe firm']);
  expect((await find('Search the settings', 'backup'))[0]).toBe('BackupsBackups');
  expect(await find('Search the settings', 'zebra')).toEqual([]);
  expect(screen.getByText('No setting is called that.')).toBeVisible();
  await page.press('Control+k');
  page.fill(await screen.findByRole('textbox', { name: 'Find anything' }), 'signature');
  await page.click(await screen.findByRole('button', { name: 'Regulatory statement' }));
  await titled('The firm');
  await page.ask('saveSettings', { language: 'ga' });
  expect(await find('Cuardaigh na socruithe', 'dorcha')).toHaveLength(1);
  expect(await find('Cuardaigh na socruithe', 'cúltaca')).not.toEqual([]);
});
