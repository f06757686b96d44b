import { expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { ask } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { ofItsOwnCar } from '../../../../support/quotes/own-car.ts';
import { openSale, person, submit } from '../sale/open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

const document = () => ofItsOwnCar(SAMPLE_DOCUMENT);
/** Whom the scheme of young drivers insures, too. */
const young = () => ({
  ...document(),
  Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: '2002-02-03', LicenceHeldYears: 5 },
  Vehicle: { ...document().Vehicle, EngineSize: 1199, Value: 9500, Mileage: 6000 },
  ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 3 },
});

test('a copy has the drivers, with the driver numbers that were recorded since', async () => {
  const driver = { FirstName: 'Cian', Surname: 'Byrne', DateOfBirth: '1988-03-02' };
  const Drivers = { Driver: [{ ...driver, LicenceType: 'Full Irish' }] };
  const quoteId = await submit(sale, { ...document(), Drivers });
  await ask(sale.app, 'recordDriverNumber', { quoteId, driverNumber: '222222222', driver: 1 });
  const copy = await ask(sale.app, 'draftFromQuote', { quoteId });
  expect(copy.document).toMatchObject({
    Vehicle: { Make: 'BMW' },
    Drivers: { Driver: [{ ...driver, DriverNumber: '222222222' }] },
  });
});

test('a draft is quoted by the scheme that was chosen, and so is its copy', async () => {
  const chosen = { document: young(), product: 'young-comprehensive' };
  const quote = await ask(sale.app, 'submitDraft', chosen);
  expect(quote.scheme?.id).toBe('young-driver');
  const copy = await ask(sale.app, 'draftFromQuote', { quoteId: quote.quoteId });
  expect(copy.product).toBe('young-driver');
  const other = await ask(sale.app, 'submitDraft', { document: young() });
  expect(other.scheme?.id).toBe('standard');
  expect(other.premium).not.toBe(quote.premium);
});

test('every event of a new quote names who was signed in', async () => {
  const user = { id: 'mary', name: 'Mary Byrne' };
  const addOns = [{ addonType: 'legal' as const }];
  const draft = { document: document(), excess: 500, addOns };
  const { history } = await sale.as(person(user), 'submitDraft', draft);
  expect(history.map(({ kind }) => kind)).toEqual(['submitted', 'overridden', 'addOn']);
  for (const event of history) expect(event).toMatchObject({ by: 'desk', user });
});

test('a risk that was declined is listed with its scheme, and with who was signed in', async () => {
  const declined = { ...young(), Customer: { ...young().Customer, DateOfBirth: '2011-06-15' } };
  const sent = { document: declined, source: 'json', product: 'young-driver' } as const;
  const user = { id: 'mary', name: 'Mary Byrne' };
  for (const caller of [person(user), BROKER]) {
    await sale.app.dispatch(caller, 'submitQuote', sent);
  }
  const [byNobody, byMary] = (await ask(sale.app, 'listDeclined', { limit: 2 })).declined;
  expect(byMary).toMatchObject({ scheme: { id: 'young-driver' }, by: 'desk', user });
  expect(byNobody).not.toHaveProperty('user');
});
