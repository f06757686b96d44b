import { expect, test } from '@playwright/test';
import type { OutputOf } from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { atFirstScreen, type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';

needsElectron();

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.beforeEach(() => atFirstScreen(desk));
test.afterAll(async () => {
  await desk?.close();
});

const DOCUMENT = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Aoife', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
};

test('worker threads of the desktop print documents and calculate quotes again', async () => {
  const submitted = (await desk.call('submitQuote', {
    source: 'json',
    document: DOCUMENT,
  })) as Result<OutputOf<'submitQuote'>>;
  if (!submitted.ok) throw new Error('The quote was refused');
  const { quoteId } = submitted.value;
  const schedule = (await desk.call('readDocument', { quoteId, type: 'schedule' })) as Result<
    OutputOf<'readDocument'>
  >;
  if (!schedule.ok) throw new Error('There is no schedule');
  const bytes = Buffer.from(schedule.value.contentBase64, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await desk.call('replayQuotes', {})).toMatchObject({
    ok: true,
    value: { replayed: 1, differing: [], chain: { events: 1, broken: null } },
  });
});

test('a worker thread of the desktop imports a register that the screen hands over', async () => {
  const { page } = desk;
  await page.evaluate(() => {
    location.hash = '/settings/datasets';
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import: Vehicles' }).click();
  const register = 'Reg,Make,Model,Year,cc,Fuel\n191-D-777,Škoda,Octavia,2019,1598,Diesel\n';
  await (await chooser).setFiles({
    name: 'cars.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(register),
  });
  await page.getByRole('button', { name: 'Import 1 vehicle' }).click();
  await expect(page.getByRole('heading', { name: 'cars.csv is in use' })).toBeVisible();
  expect(await desk.call('lookUpVehicle', { vrm: '191d777' })).toMatchObject({
    value: { make: 'Škoda', engineSize: 1598 },
  });
});
