import { afterAll, beforeAll, expect, test } from 'vitest';
import { duplicatesIn } from '../../../src/renderer/data/duplicates.ts';
import { imported } from '../../support/data/import-file.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } });
});
afterAll(() => host.close());

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

test('an import has the code of its county also from before there was one', async () => {
  const marked = async (vehicle: object) =>
    (await submit('08-T-123', `Ryan${JSON.stringify(vehicle).length}`, vehicle)).warnings.filter(
      (warning) => Reflect.get(Object(warning), 'path') === 'Vehicle/RegistrationNumber',
    );
  expect(await marked({})).toMatchObject([{ message: { code: 'indexMarkBegan' } }]);
  expect(await marked({ Imported: true })).toEqual([]);
});
