import { beforeEach, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { euro } from '../../../../../src/shared/domain/money.ts';
import type { OverrideRequest } from '../../../../../src/shared/schemas/quotes/change.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { openSale, person, submit } from './open-sale.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const clerk = person({ id: 'pat', name: 'Pat' }, { down: 10, up: 20 });
const senior = person({ id: 'maire', name: 'Máire' });
let quoteId: string;
const sale = openedForEach(() => openSale(NOW));
beforeEach(async () => {
  quoteId = await submit(sale);
});

type Change = Pick<OverrideRequest, 'overrideType' | 'value'>;
const change = (caller: typeof clerk, overrideType: Change['overrideType'], value: number) =>
  sale.as(caller, 'overrideQuote', { quoteId, overrideType, value, reason: 'A reason' });
const withdraw = (caller: typeof clerk, overrideType: Change['overrideType']) =>
  sale.as(caller, 'withdrawOverride', { quoteId, overrideType, reason: 'A reason' });
const premium = async () => (await sale.as(BROKER, 'getQuote', { id: quoteId })).premium;

test('a premium is moved as far as the limits of a person go, and no further', async () => {
  const plain = await premium();
  const [lowest, highest] = [Math.ceil(plain * 90), Math.floor(plain * 120)];
  await expect(change(clerk, 'premium', euro(lowest - 1))).rejects.toThrow('overrideBelowLimit');
  await expect(change(clerk, 'premium', euro(highest + 1))).rejects.toThrow('overrideAboveLimit');
  await change(clerk, 'premium', euro(highest));
  await change(clerk, 'premium', euro(lowest));
  expect(await premium()).toBe(euro(lowest));
});

test('an excess that is set or taken back leaves no premium beyond the limits', async () => {
  await change(clerk, 'excess', 2500);
  const low = Math.ceil((await premium()) * 0.9);
  await change(clerk, 'premium', low);
  for (const excess of [300, 0]) {
    await expect(change(clerk, 'excess', excess)).rejects.toThrow('overrideBelowLimit');
  }
  await expect(withdraw(clerk, 'excess')).rejects.toThrow('overrideBelowLimit');
  expect(await premium()).toBe(low);
  // Without the premium that was set by hand, the rate book prices any excess.
  await withdraw(clerk, 'premium');
  await withdraw(clerk, 'excess');
});

test('what somebody else has granted may be kept or lessened, and not widened', async () => {
  const plain = await premium();
  await change(senior, 'premium', Math.round(plain * 0.7));
  // A higher excess makes the calculated premium lower, and what was granted less.
  await change(clerk, 'excess', 600);
  await expect(change(clerk, 'excess', 300)).rejects.toThrow('overrideBelowLimit');
  await expect(change(clerk, 'excess', 0)).rejects.toThrow('overrideBelowLimit');
  await change(senior, 'excess', 0);
  expect(await premium()).toBe(Math.round(plain * 0.7));
});

test('an excess alone has no limit but that of the rate book', async () => {
  await change(clerk, 'excess', 2500);
  await change(clerk, 'excess', 0);
  await withdraw(clerk, 'excess');
});

test('a premium that somebody else has set above or below the limits may be set again', async () => {
  const plain = await premium();
  for (const share of [0.7, 1.4]) {
    const granted = Math.round(plain * share);
    await change(senior, 'premium', granted);
    await change(clerk, 'premium', granted);
    expect(await premium()).toBe(granted);
  }
});

test('what somebody else has put on top may be kept or lessened, and not widened', async () => {
  const plain = await premium();
  const granted = Math.round(plain * 1.4);
  await change(senior, 'premium', granted);
  // Without any excess the calculated premium is higher, and what was put on top less.
  await change(clerk, 'excess', 0);
  await expect(change(clerk, 'excess', 2500)).rejects.toThrow('overrideAboveLimit');
  await change(clerk, 'premium', granted - 1);
  await expect(change(clerk, 'premium', granted + 1)).rejects.toThrow('overrideAboveLimit');
});
