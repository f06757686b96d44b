import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type Page } from '../page.ts';

const heading = () => screen.getByRole('heading', { level: 1 });

async function openSettings(name = ''): Promise<Page> {
  const page = await openPage();
  if (name === '') await page.press('Control+,');
  else page.goTo(`/settings/${name}`);
  await waitFor(() => expect(heading()).toHaveTextContent('Settings'));
  return page;
}

/** The heading of every screen, in the order of the navigation. */
async function headings({ click }: Page): Promise<string[]> {
  const found: string[] = [];
  for (const link of document.querySelectorAll<HTMLElement>('a[data-name]')) {
    await click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    found.push((await screen.findByRole('heading', { level: 1 })).textContent);
  }
  return found;
}

test('the language switches at once, on every screen, and for screen readers', async () => {
  const page = await openSettings();
  const english = await headings(page);
  expect(english.length).toBeGreaterThan(3);
  await page.press('Control+,');
  await page.click(await screen.findByText('Gaeilge'));
  await waitFor(() => expect(heading()).toHaveTextContent('Socruithe'));
  expect(document.documentElement).toHaveAttribute('lang', 'ga-IE');
  const irish = await headings(page);
  expect(irish.filter((title, index) => title === english[index])).toEqual([]);
  await page.press('Control+,');
  await page.click(await screen.findByText('English'));
  await waitFor(() => expect(heading()).toHaveTextContent('Settings'));
  expect(document.documentElement).toHaveAttribute('lang', 'en-IE');
});

test('a number that does not fit is said, stays as typed, and is not kept', async () => {
  // Where the section stood that has a page of its own now.
  const { ask, fill, press } = await openSettings('installation');
  const port = await screen.findByLabelText('Port of the API');
  fill(port, '70000');
  await press('Enter');
  expect(await screen.findByText('A whole number from 0 to 65,535')).toBeVisible();
  expect(port).toHaveValue('70000');
  expect(port).toHaveAttribute('aria-invalid', 'true');
  expect((await ask('getSettings', {})).port).toBeNull();
  fill(port, '');
  await press('Enter');
  await waitFor(() => expect(port).not.toHaveAttribute('aria-invalid', 'true'));
});

test('keys are changed by pressing them; taken ones are said, and can be moved', async () => {
  const { goTo, press, reload } = await openSettings('shortcuts');
  const keys = (name: string) => {
    const [row] = screen.getAllByRole('row', { name: new RegExp(name) });
    return row?.querySelector('kbd')?.textContent;
  };
  const button = (name: string) => screen.findByRole('button', { name });
  await press('Enter', await button('Change Quick price'));
  await press('F6');
  await waitFor(() => expect(keys('Quick price')).toBe('F6'));
  await press('F6');
  await waitFor(() => expect(heading()).toHaveTextContent('Quick price'));

  goTo('/settings/shortcuts');
  await press('Enter', await button('Change Quick price'));
  await press('Control+k');
  expect(await screen.findByText('Ctrl+K is already “Find anything”')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keys('Quick price')).toBe('F6');
  await press('Enter', await button('Use it here'));
  await waitFor(() => expect(keys('Quick price')).toBe('Ctrl+K'));
  expect(keys('Find anything')).toBeUndefined();

  await reload();
  await waitFor(() => expect(keys('Quick price')).toBe('Ctrl+K'));
  await press('Enter', await button('Reset all'));
  await waitFor(() => expect(keys('Quick price')).toBe('F9'));
  expect(keys('Find anything')).toBe('Ctrl+K');

  await press('Enter', await button('Change Quick price'));
  await press('Enter');
  expect(await screen.findByText('These keys type, or belong to the browser')).toBeVisible();
  await press('Escape');
  await waitFor(() => expect(keys('Quick price')).toBe('F9'));
});

test('a change that is not kept is taken back, and the other settings stay', async () => {
  const { ask, fill, intercept, press } = await openSettings('privacy');
  const idle = () => screen.findByRole('textbox', { name: /^Hide screen after/ });
  fill(await idle(), '5');
  await press('Enter');
  await screen.findAllByText('Saved');
  intercept((operation, pass) => {
    if (operation.endsWith('Settings')) throw new Error('The host is gone');
    return pass();
  });
  const blur = screen.getByRole('switch', { name: /Blur names/ });
  await press('Space', blur);
  expect(await screen.findByRole('alert')).toHaveTextContent('does not answer');
  expect(blur).not.toBeChecked();
  expect(await idle()).toHaveValue('5');

  // What another tab sets shows here, too, without a reload.
  intercept(undefined);
  await ask('saveSettings', { privacy: { blur: true, idleLockMinutes: 7 } });
  await waitFor(() => expect(blur).toBeChecked());
  expect(await idle()).toHaveValue('7');
});
