import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { duplicatesIn } from '../../../src/renderer/data/warnings.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { rehash } from '../../support/stores/database.ts';

const host = openedForAll(() => startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } }));

const document = (mark: string, surname: string, vehicle: object = {}) => ({
  Policy: { InceptionDate: '2026-12-01T00:00:00+00:00', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: surname, DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: mark, Make: 'Ford', Model: 'Focus', ...vehicle },
});
const submit = (mark: string, surname: string, vehicle: object = {}) =>
  ask(host.app, 'submitQuote', {
    source: 'json',
    document: document(mark, surname, vehicle),
  });

test('zeros before the number of a mark are none: one car in quotes, look-ups and the search', async () => {
  const padded = await submit('182-C-00045', 'Murphy');
  const plain = await submit('182 c 45', 'Byrne');
  expect(duplicatesIn(plain.warnings)).toMatchObject([{ quote: padded.quoteId }]);
  for (const search of ['182-C-00045', '182c45', '182 C 000045']) {
    const { quotes } = await ask(host.app, 'listQuotes', { search });
    expect(quotes.map(({ registrationNumber }) => registrationNumber)).toEqual([
      '182-C-45',
      '182-C-45',
    ]);
  }
});

test('a register with zeros is found without, and the other way round', async () => {
  const row = (mark: string) => `${mark},Ford,Fiesta,2018,998,Petrol\n`;
  const file = `Reg,Make,Model,Year,Engine,Fuel\n${row('182-C-00046')}${row('182-C-47')}`;
  expect(await imported(host.app, 'vehicles', file)).toMatchObject({ taken: 2 });
  for (const mark of ['182-C-46', '182-C-00046', '182-C-00047', '182-C-47']) {
    expect((await host.send(AT.vehicle(mark))).status, mark).toBe(200);
  }
});

test('what older versions kept with zeros is the same car', async () => {
  const cells = 'Seán,Walsh,15/06/1985,01/12/2026,182-C-00047';
  await imported(host.app, 'customers', `First name,Surname,DOB,Renewal,Reg\n${cells}\n`);
  const older = await submit('182-C-47', 'Walsh');
  await submit('182-C-47', 'Walsh', { Model: 'Fiesta' });
  const file = new Database(join(host.dataFolder, 'quotedesk.db'));
  file
    .prepare(`update quote set registration_number = '182-C-00047' where id = ?`)
    .run(older.quoteId);
  file.exec("update imported_customer set registration = '182-C-00047'");
  rehash(file, 'imported_customer');
  const { id } = file.prepare('select number as id from imported_customer').get() as { id: number };
  file.close();
  const { vehicles, imported: lines } = await ask(host.app, 'getCustomer', {
    key: 'sean.walsh.1985-06-15',
  });
  expect(vehicles).toHaveLength(1);
  expect(lines).toMatchObject([{ quoteId: expect.any(String) }]);
  const { document } = await ask(host.app, 'draftFromRenewal', { id: String(id) });
  expect(document).toMatchObject({ Vehicle: { Make: 'Ford', Model: 'Fiesta' } });
});

test('an import has the code of its county also from before there was one', async () => {
  const marked = async (vehicle: object) =>
    (await submit('08-T-123', `Ryan${JSON.stringify(vehicle).length}`, vehicle)).warnings.filter(
      (warning) => Reflect.get(Object(warning), 'path') === 'Vehicle/RegistrationNumber',
    );
  expect(await marked({})).toMatchObject([{ message: { code: 'indexMarkBegan' } }]);
  expect(await marked({ Imported: true })).toEqual([]);
});
