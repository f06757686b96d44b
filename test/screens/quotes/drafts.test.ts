import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';
import { begin, field, fillIn, has, makeQuote, price, saved } from '../quote-form.ts';
import { shown } from '../quote-page.ts';
import { place } from '../quotes-list.ts';

/** The button that lists the drafts, once it says how many there are. */
const drafts = (text: string) => screen.findByRole('button', { name: new RegExp(`^${text}`) });

test('drafts are gone on with, deleted and brought back, and end with their quote', async () => {
  const page = await openPage();
  await begin(page);
  await fillIn(page);
  await saved();
  await begin(page);
  await has('Surname', '');
  await page.press('Enter', await drafts('1 draft'));
  const remove = { name: /Delete draft: .*Aoife Byrne/ };
  await page.press('Enter', await screen.findByRole('button', remove));
  await page.press('Enter', await screen.findByRole('button', { name: 'Bring back' }));
  await page.press('Enter', await screen.findByRole('link', { name: /Aoife Byrne/ }));
  await has('Surname', 'Byrne');
  await makeQuote(page);
  await begin(page);
  expect(await drafts('0 drafts')).toBeVisible();
});

test('a draft can be brought back once the list is without it, and not before', async () => {
  const page = await openPage();
  await begin(page);
  page.fill(field('Surname'), 'Byrne');
  await saved();
  await begin(page);
  await page.press('Enter', await drafts('1 draft'));
  const remove = await screen.findByRole('button', { name: /^Delete draft/ });
  const release = page.hold('listDrafts');
  await page.press('Enter', remove);
  await waitFor(() => expect(page.asked).toContain('deleteDraft'));
  await waitFor(() => expect(page.asked.at(-1)).toBe('listDrafts'));
  expect(screen.getByRole('link', { name: /Byrne/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
  release();
  expect(await screen.findByRole('button', { name: 'Bring back' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Byrne/ })).toBeNull();
});

test('a draft that the host has no more waits in the list, and says nothing of the next one', async () => {
  const page = await openPage();
  await begin(page);
  page.fill(field('Surname'), 'Byrne');
  await saved();
  const [draft] = (await page.ask('listDrafts', {})).drafts;
  await page.ask('deleteDraft', { id: draft?.id ?? '' });
  page.fill(field('First name'), 'Aoife');
  expect(await screen.findByText(/This draft is no longer there/)).toBeVisible();
  await begin(page);
  page.fill(field('Surname'), 'Walsh');
  await saved();
  // Also after the page was loaded again.
  await page.reload();
  await page.press('Enter', await drafts('2 drafts'));
  const orphan = { name: /Aoife Byrne.*Not saved: open it to decide/ };
  await page.press('Enter', await screen.findByRole('link', orphan));
  await page.press('Enter', await screen.findByRole('button', { name: 'Discard it' }));
  expect(await drafts('1 draft')).toBeVisible();
});

test('a quote is copied with its choices, and the copy says where it comes from', async () => {
  const page = await openPage();
  await begin(page);
  await fillIn(page);
  await page.click(await screen.findByRole('radio', { name: /^€500/ }));
  await page.click(screen.getByRole('checkbox', { name: /^Key care/ }));
  const id = await makeQuote(page);
  const { premium } = await page.ask('getQuote', { id });
  page.goTo(`/new/from/${id}`);
  expect(await screen.findByText(new RegExp(`Re-quote of ${id}\\.`))).toBeVisible();
  await has('Surname', 'Byrne');
  await has('Date of birth', '12/03/1985');
  await waitFor(() => expect(screen.getByRole('radio', { name: /^€500/ })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: /^Key care/ })).toBeChecked();
  await waitFor(() => expect(price()).toHaveTextContent(shown(premium)));
  await page.press('Control+Enter');
  await waitFor(() => expect(place()).not.toMatch(new RegExp(`(new/|${id}$)`)));
  const copy = await page.ask('getQuote', { id: place().split('/').at(-1) ?? '' });
  expect(copy.basedOn).toBe(id);
  expect(page.asked).toContain('submitDraft');
});
