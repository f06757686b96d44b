import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { begin, field, fillIn, makeQuote, saved } from '../quote-form.ts';
import { region } from '../quote-page.ts';

const host = hostOfFile();

/** Opens the screens and fills in a quote. */
async function filledIn(): Promise<Page> {
  const page = await openPage({ host: host() });
  await begin(page);
  await fillIn(page);
  return page;
}

/** A field of a driver. */
const ofDriver = (driver: number, label: string) =>
  within(screen.getByRole('group', { name: `Driver ${driver}` })).getByLabelText(label);
const add = () => screen.getByRole('button', { name: 'Add a driver' });

test('drivers are added, filled in and removed by keyboard alone', async () => {
  const { press, type, fill } = await filledIn();
  const isAtDriver = (driver: number, label: string) =>
    waitFor(() => expect(ofDriver(driver, label)).toHaveFocus());
  await press('Enter', add());
  await isAtDriver(1, 'First name');
  await type('Seán');
  await press('Enter');
  await isAtDriver(1, 'Surname');
  await type('Mac Giolla');
  await press('Enter');
  await isAtDriver(1, 'Date of birth');
  await type('3/2/15');
  await press('Enter');
  const birth = ofDriver(1, 'Date of birth');
  await waitFor(() => expect(birth).toHaveAccessibleDescription(/younger than 17/));
  fill(birth, '3/2/1990');

  await press('Enter', add());
  await isAtDriver(2, 'First name');
  await type('Áine');
  await press('Enter', screen.getByRole('button', { name: 'Remove driver 1' }));
  await waitFor(() => expect(add()).toHaveFocus());
  const isCalled = (driver: number, name: string) =>
    waitFor(() => expect(ofDriver(driver, 'First name')).toHaveValue(name));
  await isCalled(1, 'Áine');
  expect(screen.queryByRole('group', { name: 'Driver 2' })).toBeNull();
  await press('Control+z');
  await isCalled(1, 'Seán');
  await isCalled(2, 'Áine');
});

test('what is missing of a driver is said with the driver, and gone to', async () => {
  const { press } = await filledIn();
  await press('Enter', add());
  const missing = within(await region('Still missing'));
  await press('Enter', await missing.findByRole('button', { name: 'Driver 1: Surname' }));
  await waitFor(() => expect(ofDriver(1, 'Surname')).toHaveFocus());
});

test('what may move the price is asked with its effect, and the rest is closed unless it is answered', async () => {
  const page = await filledIn();
  const owner = () => screen.queryByLabelText('Owner');
  const parking = await screen.findByLabelText('Overnight parking');
  expect(parking).toHaveAccessibleDescription(/An answer can change the price: up to −€\d+/);
  expect(owner()).toBeNull();
  await page.click(
    screen.getByText('15 more answers, none changes a price here', { selector: 'summary' }),
  );
  await waitFor(() => expect(owner()).toBeVisible());
  await page.choose(field('Owner'), 'Employer');
  await saved();
  await page.reload();
  await waitFor(() => expect(owner()).toHaveValue('Employer'));
  expect(owner()).toBeVisible();
  expect(screen.queryByLabelText('Occupation')).toBeNull();
  await screen.findByText('14 more answers, none changes a price here', { selector: 'summary' });
});

test('the quote’s page and a copy have all that was given', async () => {
  const page = await filledIn();
  await page.press('Enter', add());
  await screen.findByRole('group', { name: 'Driver 1' });
  page.fill(ofDriver(1, 'First name'), 'Seán');
  page.fill(ofDriver(1, 'Surname'), 'Mac Giolla');
  page.fill(ofDriver(1, 'Date of birth'), '3/2/1990');
  await page.choose(ofDriver(1, 'Relation'), 'Brother or sister');
  const quoteId = await makeQuote(page);
  const customer = await region('Policyholder');
  await waitFor(() => expect(customer).toHaveTextContent('Driver 1'));
  expect(customer).toHaveTextContent('Seán Mac Giolla, born 3 Feb 1990, brother or sister');
  page.goTo(`/new/from/${quoteId}`);
  await screen.findByRole('group', { name: 'Driver 1' });
  await waitFor(() => expect(ofDriver(1, 'Date of birth')).toHaveValue('03/02/1990'));
  expect(ofDriver(1, 'Relation')).toHaveValue('Sibling');
});
