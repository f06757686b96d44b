import { expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { openSale } from './open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 22, 9)));

/** What a preview finds unusual in the engine of a car. */
async function engineOf(product: string, car: Readonly<Record<string, unknown>>) {
  const { EngineSize: _, ...vehicle } = SAMPLE_DOCUMENT.Vehicle;
  const Customer = { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: '2002-02-03' };
  const document = { ...SAMPLE_DOCUMENT, Customer, Vehicle: { ...vehicle, ...car } };
  const { unusual } = await sale.as(BROKER, 'previewQuote', { document, product });
  return unusual.filter(({ path }) => path === 'Vehicle/EngineSize').map((it) => it.message);
}

test.each(['Electric', 'EV', 'battery electric vehicle', 'Fully electric'])(
  'a car on %s that a rate book prices with an engine is pointed out',
  async (FuelType) => {
    const said = { code: 'engineOfElectric', values: { value: '1600 cc' } };
    expect(await engineOf('young-driver', { FuelType })).toEqual([said]);
  },
);

test('nothing is said of 0, of another fuel, and where the rate book knows better', async () => {
  expect(await engineOf('young-driver', { FuelType: 'Electric', EngineSize: 0 })).toEqual([]);
  for (const FuelType of ['Petrol', 'Petrol/electric', 'Plug-in hybrid electric', undefined]) {
    expect(await engineOf('young-driver', { FuelType }), `${FuelType}`).toEqual([]);
  }
  expect(await engineOf('standard', { FuelType: 'Electric' })).toEqual([]);
});
