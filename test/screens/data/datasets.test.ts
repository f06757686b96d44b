import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage } from '../page.ts';
import { giveFile } from '../rate-books.ts';

const host = hostOfFile();

const place = '/settings/datasets';

/** A button by its name, once it is there. */
const button = (name: string) => screen.findByRole('button', { name });

const CARS = `Reg;Make;Model;Year;Engine;Fuel;Colour
191-D-777;Škoda;Octavia;2019;1.6;Diesel;red
nonsense;A;B;2019;1.6;Diesel;red
`;

test('a register is chosen, checked, used and removed by keyboard', async () => {
  const page = await openPage({ host: host(), place: '/settings' });
  const { ask, click, goTo, press } = page;
  // A link follows Enter by the browser, which clicks it.
  await click(await screen.findByRole('link', { name: 'Vehicles, addresses and customers' }));
  const row = () => screen.findByRole('row', { name: /^Vehicles/ });
  expect(await row()).toHaveTextContent('Demonstration, made up');

  const choose = (content: string) => giveFile(page, 'cars.csv', content, 'Import: Vehicles');
  const alerts = (text: string | RegExp) =>
    waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  await choose('Reg;Make\n');
  await alerts('no column for “Model”, “Year”');

  await choose(CARS);
  expect(await screen.findByRole('heading', { name: 'cars.csv is checked' })).toBeVisible();
  await alerts(
    /Rows that can be imported: 1 of 2\. They replace all [\d,]+ rows in use \(Demonstration/,
  );
  expect(screen.getByRole('row', { name: /^3 Reg/ })).toHaveTextContent(
    'Is "nonsense", which is not an Irish registration mark such as 191-D-12345',
  );
  // Nothing has changed before it was said.
  expect(await row()).toHaveTextContent('Demonstration, made up');

  await press('Enter', await button('Import 1 vehicle'));
  expect(await screen.findByRole('heading', { name: 'cars.csv is in use' })).toBeVisible();
  await waitFor(async () => expect(await row()).toHaveTextContent('cars.csv'));
  expect(await ask('lookUpVehicle', { vrm: '191d777' })).toMatchObject({
    make: 'Škoda',
    engineSize: 1600,
  });
  goTo('/new?registration=191-D-777');
  expect((await screen.findAllByText(/In cars\.csv/))[0]).toBeVisible();
  goTo(place);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Imported data' });
  await waitFor(() => expect(heading).toHaveFocus());

  const remove = await button('Remove: Vehicles');
  await waitFor(() => expect(remove).toBeEnabled());
  await press('Enter', remove);
  const dialog = within(await screen.findByRole('dialog'));
  await press('Enter', await dialog.findByRole('button', { name: /^Remove/ }));
  await waitFor(async () => expect(await row()).toHaveTextContent('Demonstration, made up'));
});

test('a file that is discarded leaves nothing', async () => {
  const page = await openPage({ host: host(), place });
  const content = 'Eircode,Street,Town,County\nnonsense,a,b,Dublin\n';
  await giveFile(page, 'homes.csv', content, 'Import: Addresses');
  expect(await screen.findByRole('alert')).toHaveTextContent('No row can be imported');
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await page.press('Enter', await button('Discard'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const PEOPLE = `Client;Geb.;Renewal;Mobile
Seán Murphy;14/06/1985;01/12/2026;087 123 4567
Aoife;01/02/1990;01/12/2026;
`;

test('the columns of customers are named by keyboard, and remembered', async () => {
  const page = await openPage({ host: host(), place });
  const choose = (name: string) => giveFile(page, name, PEOPLE, 'Import: Customers');
  await choose('renewals.csv');
  expect(await screen.findByRole('heading', { name: 'The columns of renewals.csv' })).toBeVisible();
  const check = await button('Check the rows');
  expect(check).toBeDisabled();
  expect(screen.getByText(/Choose a column for: Date of birth/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Geb\./ })).toHaveTextContent('14/06/1985');
  const born = () => screen.getByRole('combobox', { name: 'Read Geb. as' });
  await page.choose(born(), 'Date of birth (required)');
  await waitFor(() => expect(check).toBeEnabled());
  await page.press('Enter', check);
  expect(await screen.findByRole('heading', { name: 'renewals.csv is checked' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Rows that can be imported: 1 of 2\. No rows are in use yet\.$/,
  );
  await page.press('Enter', await button('Import 1 customer'));
  expect(await screen.findByRole('heading', { name: 'renewals.csv is in use' })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('row', { name: /^Customers/ })).toHaveTextContent('renewals.csv');
  });

  await choose('others.csv');
  expect(await screen.findByText(/As chosen for renewals\.csv\./)).toBeVisible();
  expect(born()).toHaveValue('dateOfBirth');
  expect(await button('Check the rows')).toBeEnabled();
  await page.press('Enter', await button('Discard'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Check the rows' })).toBeNull());
});

test('in training the bar says that imported data is real, in one sentence', async () => {
  await openPage({ host: host(), place, environment: 'training' });
  const bar = await screen.findByRole('region', { name: 'Training mode' });
  expect(bar).toHaveTextContent('the quotes are not real, but this imported data is');
  await screen.findByRole('heading', { name: 'Imported data' });
  expect(screen.queryByText(/nothing here is real/)).toBeNull();
});
