import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type Page } from '../page.ts';
import { lines, place } from '../quotes-list.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const HEAD = 'First name,Surname,DOB,Renewal,Reg,Phone,Insurer,Policy no,NCB\n';

/** Imports customers as from a file of another program. @returns how many were taken */
async function imported({ ask }: Page, rows: readonly string[]): Promise<number> {
  const contentBase64 = Buffer.from(HEAD + rows.join('')).toString('base64');
  const { upload } = await ask('receiveFilePart', { contentBase64 });
  const order = { kind: 'customers', upload, fileName: 'renewals.csv' } as const;
  return (await ask('importDataset', order)).taken;
}

const link = (name: string | RegExp) => screen.findByRole('link', { name });
/** A field of the form, by its path. */
const field = (path: string) => document.querySelector<HTMLInputElement>(`#field-${path}`);
const holds = (path: string, value: string) =>
  waitFor(() => expect(field(path)).toHaveValue(value));

test('a renewal is found on the dashboard, quoted, and said to be quoted', async () => {
  const page = await openPage();
  const rows = [
    `Seán,Murphy,14/06/1985,${dayAfter(10)},191-D-12345,087 123 4567,Emerald,P-1,4\n`,
    `Aoife,Ní Bhriain,01/02/1990,${dayAfter(12)},,,,,\n`,
  ];
  expect(await imported(page, rows)).toBe(2);

  page.goTo('/renewals');
  const says = (text: string) =>
    waitFor(() => expect(screen.getByRole('row', { name: /Seán Murphy/ })).toHaveTextContent(text));
  await says('Not quoted yet');
  await says('Emerald');
  await says('NCB: 4 years');
  const due = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Due' });
  const period = (at: number) => due.options[at]?.value ?? '';
  await page.choose(due, period(14));
  expect(await screen.findByText('No renewals are due in this period.')).toBeVisible();
  await page.choose(due, period(0));
  expect(await screen.findByText('2 renewals', { selector: '[role=status]' })).toBeVisible();

  await page.press('Enter', await link('Quote: Seán Murphy'));
  await holds('Customer-FirstName', 'Seán');
  await holds('Vehicle-RegistrationNumber', '191-D-12345');
  await waitFor(() => expect(field('Vehicle-Make')).not.toHaveValue(''));
  const [proposed] = await screen.findAllByText(/From policy/);
  expect(proposed).toBeVisible();
  await page.press('Control+Enter');
  expect(await screen.findByTestId('premium')).toBeVisible();

  page.goTo('/renewals');
  await says('Quoted');
  expect(await link('Open quote: Seán Murphy')).toBeVisible();
  page.goTo('/');
  // Until it is read that there is a quote now, the welcome lists the same renewals, and then goes.
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(await link(/Seán Murphy.*follow up the quote/)).toBeVisible();
  await page.press('Enter', await link(/Aoife Ní Bhriain.*quote/));
  await holds('Customer-FirstName', 'Aoife');
});

test('an imported customer is found and has a page', async () => {
  const page = await openPage();
  const row = `Órla,Zulu,01/02/1990,${dayAfter(12)},,087 765 4321,,,\n`;
  expect(await imported(page, [row])).toBe(1);
  page.goTo('/customers?search=zulu');
  await waitFor(() => expect(lines()).toHaveLength(1));
  const [name] = within(lines()[0] as HTMLElement).getAllByText(/Órla/);
  await page.click(name as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Órla Zulu' })).toBeVisible();
  expect(await screen.findByText('0877654321')).toBeVisible();
  await page.press('Enter', await link('Quote'));
  await waitFor(() => expect(place()).toMatch(/^\/new/));
  await holds('Customer-FirstName', 'Órla');
});
