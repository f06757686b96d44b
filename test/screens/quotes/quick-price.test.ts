import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage } from '../page.ts';
import { field, has, isAt, priced, saved } from '../quote-form.ts';
import { place } from '../quotes-list.ts';

const host = hostOfFile();

test('what is to be confirmed stays so in the draft, the quote and its copy, until it is', async () => {
  const page = await openPage({ host: host() });
  expect(await screen.findByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  await page.press('F9');
  await isAt('Date of birth');
  await page.type('12/3/1985');
  await priced();
  await page.press('Control+Enter');
  await isAt('Registration');
  await page.type('191-D-12345');
  await page.press('Tab');
  page.fill(field('First name'), 'Niamh');
  page.fill(field('Surname'), 'Walsh');
  const list = () => screen.getByRole('region', { name: 'To be confirmed with the customer' });
  const open = () =>
    within(list())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const all = [
    'Years licence held',
    'No-claims bonus, years',
    'Value, €',
    'Annual km',
    'Alarm or immobiliser',
    'County',
  ];
  const but = (...gone: string[]) => all.filter((name) => !gone.includes(name));
  await waitFor(() => expect(open()).toEqual(all));
  const before = await priced();
  await page.click(within(list()).getByRole('button', { name: 'Value, €' }));
  await isAt('Value, €');
  await page.press('Alt+Enter');
  await isAt('Annual km');
  await waitFor(() => expect(open()).toEqual(but('Value, €')));
  expect(await priced()).toBe(before);
  page.fill(field('No-claims bonus, years'), '5 ');
  await waitFor(() => expect(open()).not.toContain('No-claims bonus, years'));
  await saved();

  // The draft keeps them.
  const draft = place();
  await page.press('F2');
  await has('No-claims bonus, years', '');
  page.goTo(draft);
  await has('No-claims bonus, years', '5 ');
  await waitFor(() => expect(open()).toEqual(but('Value, €', 'No-claims bonus, years')));
  await page.press('Control+Enter');
  const marked = await screen.findByTestId('to-confirm');
  expect(marked).toHaveTextContent('3 answers to be confirmed');
  // The average of Ireland is no answer, but an assumption.
  expect(screen.getByTestId('assumed')).toHaveTextContent('Average of Ireland');
  await page.press('Control+Shift+D');
  expect(await screen.findByRole('heading', { name: 'New quote' })).toBeVisible();
  await waitFor(() => expect(open()).toEqual(but('Value, €', 'No-claims bonus, years')));
  expect(await priced()).toBe(before);
});
