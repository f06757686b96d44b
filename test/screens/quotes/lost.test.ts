import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';
import { closed, dialogOf, fromMenu, openQuote } from '../quote-page.ts';
import { lines } from '../quotes-list.ts';

test('a quote is lost by one key, for another reason in words, and not lost after all', async () => {
  const page = await openPage();
  const { press, type } = page;
  const { quoteId } = await openQuote(page);
  const lost = async () => (await page.ask('getQuote', { id: quoteId })).lost;
  const says = async (text: string) => {
    const [said] = await screen.findAllByText(text);
    expect(said).toBeVisible();
  };
  const act = async (name: string) => press('Enter', await screen.findByRole('button', { name }));
  await fromMenu(page, 'Mark as lost');
  let dialog = within(await dialogOf());
  const first = await dialog.findByRole('button', { name: /Price/ });
  await waitFor(() => expect(first).toHaveFocus());
  await press('3');
  await closed();
  await says('Marked as lost: Went elsewhere');
  expect(await lost()).toMatchObject({ reason: 'wentElsewhere' });

  await act('Change the reason');
  dialog = within(await dialogOf());
  expect(
    await dialog.findByRole('button', { name: /Went elsewhere/, pressed: true }),
  ).toBeVisible();
  await press('6');
  await waitFor(() => expect(dialog.getByLabelText(/^Note/)).toHaveFocus());
  await press('Enter');
  expect(await dialog.findByText(/Say what the reason is\./)).toBeVisible();
  await type('Moved abroad');
  await press('Enter');
  await closed();
  await says('Marked as lost: Another reason');
  await says('Moved abroad');
  expect(await lost()).toMatchObject({ reason: 'other', note: 'Moved abroad' });

  await act('Not lost after all');
  await says('No longer marked as lost');
  expect(await lost()).toBeUndefined();

  // In the list, L asks the same of the line with the keyboard.
  await press('F3');
  await waitFor(() => expect(lines()[0]).toHaveTextContent('Ní Dhomhnaill'));
  await press('l', lines()[0]);
  expect(await dialogOf()).toHaveTextContent(`Mark ${quoteId} as lost`);
  await press('1');
  await closed();
  await waitFor(() => expect(lines()[0]).toHaveFocus());
  await waitFor(async () => {
    const { total } = await page.ask('listQuotes', { lostReason: 'price', limit: 1 });
    expect(total).toBe(1);
  });
});
