import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { QUOTE } from './quote.ts';

const host = hostOfFile();

/** Begins the page again as at a first start: a page that a program drives asks for it. */
async function beginFirst({ ask, reload }: Page): Promise<void> {
  await ask('saveSettings', { tourDone: false });
  history.replaceState(null, '', '/?first-start#/');
  await reload();
}

test('training starts again after a question, with the demonstration and nothing else', async () => {
  const page = await openPage({ host: host() });
  const { ask, click } = page;
  const quotes = async () => (await ask('listQuotes', { limit: 1000 }, 'training')).quotes;
  page.goTo('/settings/training');
  await click(await screen.findByRole('button', { name: 'Start training' }));
  const strip = async () => within(await screen.findByRole('region', { name: 'Training mode' }));
  await strip();
  const before = (await quotes()).length;
  await ask('submitQuote', QUOTE, 'training');
  expect(await quotes()).toHaveLength(before + 1);

  const askToReset = async () => {
    await click((await strip()).getByRole('button', { name: 'Reset training' }));
    return within(await screen.findByRole('dialog'));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await askToReset();
  expect(dialog.getByText(/is deleted/)).toBeVisible();
  await click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(await quotes()).toHaveLength(before + 1);

  await click((await askToReset()).getByRole('button', { name: 'Reset training' }));
  await closed();
  await waitFor(async () => expect(await quotes()).toHaveLength(before));
  await strip();
});

test('a first start asks for the firm without being in the way, and again as a task', async () => {
  const page = await openPage({ host: host() });
  await beginFirst(page);
  const offer = () => screen.queryByRole('region', { name: 'Your firm' });
  await waitFor(() => expect(offer()).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
  const name = await within(offer() as HTMLElement).findByRole('textbox', { name: 'Name' });
  page.fill(name, 'Byrne Brokers');
  await page.press('Enter', name);
  await waitFor(async () => expect((await page.ask('getFirm', {})).name).toBe('Byrne Brokers'));
  const skip = { name: 'Skip for now' };
  await page.click(within(offer() as HTMLElement).getByRole('button', skip));
  await waitFor(() => expect(offer()).toBeNull());
  await page.reload();
  await waitFor(async () => expect((await page.ask('getSettings', {})).tourDone).toBe(true));
  expect(offer()).toBeNull();
  expect(
    await screen.findByText('Missing on your documents: Central Bank number, terms of business'),
  ).toBeVisible();
});

test('the guide ticks itself off next to the form, and closes', async () => {
  const page = await openPage({ host: host(), environment: 'training' });
  const { fill, press } = page;
  await beginFirst(page);
  const guide = await screen.findByRole('complementary', { name: 'Your first quote' });
  const ticked = (count: number) =>
    waitFor(() =>
      expect(within(guide).queryAllByText('(done)', { exact: true })).toHaveLength(count),
    );
  expect(within(guide).getAllByRole('listitem')).toHaveLength(5);
  await ticked(0);
  await press('F2');
  await ticked(1);
  const field = (label: RegExp) => screen.findByRole('textbox', { name: label });
  const registration = await field(/^Registration/);
  await waitFor(() => expect(registration).toHaveFocus());
  await page.type('191-D-12345');
  await press('Tab');
  await ticked(2);
  fill(await field(/^Eircode/), 'D02 X285');
  await press('Tab');
  await ticked(3);
  fill(await field(/^First name/), 'Áine');
  fill(await field(/^Surname/), 'Ní Bhriain');
  const [birth] = screen.getAllByLabelText(/^Date of birth/);
  fill(birth as HTMLElement, '12/3/85');
  await press('Tab');
  await ticked(4);
  await press('Control+Enter');
  await waitFor(() =>
    expect(within(guide).getByRole('status')).toHaveTextContent('That is your first quote'),
  );
  await ticked(5);
  await press('F2');
  await waitFor(() => expect(guide).not.toBeInTheDocument());
  await waitFor(async () => expect((await page.ask('getSettings', {})).tourDone).toBe(true));
});
