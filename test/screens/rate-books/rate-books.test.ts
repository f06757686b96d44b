import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { cheaper, editionOf, publisher } from '../../support/rate-books/book-edition.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { closed, dialogOf, heading } from '../quote-page.ts';
import { approver, button, confirmDialog, giveFile } from '../rate-books.ts';

const host = hostOfFile();

async function openRateBooks(): Promise<Page> {
  const page = await openPage({ host: host(), place: '/rate-books' });
  expect(await screen.findByRole('link', { name: /^Demonstration fifty plus/ })).toBeVisible();
  return page;
}

const inDialog = async () => within(await dialogOf());
const alertSays = (words: string) =>
  waitFor(() => {
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(words);
  });
const reason = async () => (await inDialog()).findByLabelText(/^Reason/);

/** Chooses a file to import, and waits for its check. */
async function choose(page: Page, name: string, content: string | Buffer<ArrayBuffer>) {
  await giveFile(page, name, content);
  const heading = await (await inDialog()).findByRole('heading', { name: `Check of ${name}` });
  expect(heading).toBeVisible();
}

/** Drops a file on the page, as from a folder. */
async function drop(name: string, content: string): Promise<void> {
  const dataTransfer = { types: ['Files'], files: [new File([content], name)] };
  const main = screen.getByRole('main');
  fireEvent.dragOver(main, { dataTransfer });
  expect(await screen.findByText(/Drop the file here to check it/)).toBeVisible();
  fireEvent.drop(main, { dataTransfer });
  expect(await dialogOf()).toBeVisible();
}

const fixture = (name: string) => readFileSync(`test/fixtures/workbooks/${name}`);

/** The premium of a new quote of the default scheme. */
async function newPremium({ ask }: Page): Promise<number> {
  const { quoteId } = await ask('submitQuote', { source: 'json', document: DOCUMENT });
  return Number((await ask('getQuote', { id: quoteId })).premium);
}

test('a workbook is checked on its cells first, kept as a draft with its faults, and not approved', async () => {
  const page = await openRateBooks();
  const { fill, press } = page;
  await choose(page, 'faulty.xlsx', fixture('faulty.xlsx'));
  let dialog = await inDialog();
  expect(dialog.getByText('Book!B13')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Keep as a draft' })).toBeNull();
  await press('Escape');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import a file' })).toHaveFocus());

  await choose(page, 'edited.xlsx', fixture('edited.xlsx'));
  dialog = await inDialog();
  expect(dialog.getByText('6 faults')).toBeVisible();
  expect(dialog.getByText('Examples!D2')).toBeVisible();
  await press('Control+Enter');
  await waitFor(() => expect(heading()).toHaveTextContent(/young drivers 2027\.1$/));
  expect(await screen.findByText('2 of 8 pass')).toBeVisible();
  const first = await screen.findByRole('group', { name: 'Worked examples' });
  expect(within(first).getAllByRole('row')[1]).toHaveTextContent('+€140.53');

  await press('Enter', await button('Approve'));
  dialog = await inDialog();
  expect(await dialog.findAllByRole('row', { name: /^Fault/ })).toHaveLength(6);
  fill(await reason(), 'Looked at');
  await press('Control+Enter');
  await alertSays('The check finds 6 faults');
  await press('Escape');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus());
});

test('a signed book is trusted, read, approved by another, activated, and quotes follow', async () => {
  const page = await openRateBooks();
  const { click, fill, press } = page;
  const before = await newPremium(page);
  const book = editionOf('2027.9', cheaper);
  await drop('signed.json', JSON.stringify(publisher()(book)));
  expect(await dialogOf()).toHaveTextContent('The scheme has no publisher yet');
  await press('Control+Enter');
  const dialog = await inDialog();
  expect(await dialog.findByText(/Say that you trust the publisher/)).toBeVisible();
  await click(dialog.getByRole('checkbox'));
  fill(dialog.getByLabelText(/^Your name/), 'Aoife Byrne');
  await press('Control+Enter');
  await waitFor(() => expect(heading()).toHaveTextContent(/^Demonstration private motor 2027\.9$/));
  expect(await screen.findByText(/Aoife Byrne \(the desk\)/)).toBeVisible();
  expect(await screen.findByText('28 of 28 pass')).toBeVisible();

  fill(screen.getByLabelText('Find a table'), 'fuel');
  await press('Enter', await screen.findByRole('tab', { name: 'Fuel' }));
  const panel = within(await screen.findByRole('tabpanel'));
  const fuel = within(await panel.findByRole('group', { name: 'Fuel' }));
  expect(fuel.getByRole('row', { name: /^Electric/ })).toBeVisible();

  const approve = await approver(page);
  await press('Enter', await button('Approve'));
  fill(await reason(), 'Looked at');
  await press('Space', screen.getByRole('checkbox', { name: /without a second person/ }));
  await press('Control+Enter');
  await alertSays('somebody other than its drafter');
  await press('Escape');
  await closed();
  await approve(location.hash.split('/').at(-1) ?? '');
  expect(await screen.findByText('Filed by pricing')).toBeVisible();

  await press('Enter', await button('Activate'));
  await click((await inDialog()).getByLabelText('From a date and time on'));
  fill(await (await inDialog()).findByRole('textbox', { name: 'Date' }), '1/1/2000');
  await press('Control+Enter');
  await alertSays('That moment is past');
  await click((await inDialog()).getByLabelText('Now'));
  await confirmDialog(page);
  expect(await screen.findByText('Active')).toBeVisible();
  expect(await newPremium(page)).toBeLessThan(before);

  await press('Enter', await button('Withdraw'));
  fill(await reason(), 'A relativity was mistyped');
  await confirmDialog(page);
  await waitFor(() => expect(screen.getAllByText('Withdrawn')[0]).toBeVisible());
  expect(await newPremium(page)).toBe(before);
});

test('an address without a book, and a file that is none, say so', async () => {
  const page = await openRateBooks();
  await choose(page, 'notes.json', 'Dear all');
  await alertSays('notes.json');
  await page.press('Escape');
  await closed();
  page.goTo('/rate-books/nonsense');
  await waitFor(() => expect(heading()).toHaveTextContent(/^No such rate book$/));
  await page.click(screen.getByRole('link', { name: 'To the rate books' }));
  await waitFor(() => expect(heading()).toHaveTextContent(/^Rate books$/));
});
