import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage } from '../page.ts';
import { heading } from '../quote-page.ts';

const host = hostOfFile();

test('F1 opens the help of the screen in front, with its keys as they are now', async () => {
  const { click, press } = await openPage({ host: host() });
  await press('F9');
  await waitFor(() => expect(heading()).toHaveTextContent('Quick price'));
  await press('F1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Quick price' })).toBeVisible();
  const keys = within(screen.getByRole('main')).getAllByText('F9', { selector: 'kbd' });
  expect(keys[0]).toBeVisible();
  await click(screen.getByRole('button', { name: 'Go to “Quick price”' }));
  await waitFor(() => expect(heading()).toHaveTextContent(/^Quick price$/));
});

test('the help is searched, marks and case aside, and says when nothing is found', async () => {
  const { click, fill } = await openPage({ host: host() });
  await click(await screen.findByRole('link', { name: /^Help/ }));
  const search = await screen.findByLabelText('Search the help');
  fill(search, 'REVOKING');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the help' }));
  await waitFor(() => {
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'API access',
    ]);
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'API access' })).toBeVisible();
  fill(search, 'zeppelin');
  expect(await screen.findByText(/No page says that/)).toBeVisible();
});
