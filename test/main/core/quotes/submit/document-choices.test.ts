import { describe, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import { ask } from '../../../../support/host/ask.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { ofItsOwnCar } from '../../../../support/quotes/own-car.ts';
import { openSale } from '../sale/open-sale.ts';

const sale = openedForAll(() => openSale(Date.UTC(2026, 10, 21, 9, 30)));

/** The sample for a car of its own, with more in its policy section. */
const document = (policy: object = {}) => {
  const sample = ofItsOwnCar(SAMPLE_DOCUMENT);
  return { ...sample, Policy: { ...sample.Policy, ...policy } };
};
const addOns = (...Level: string[]) => ({
  AddOns: { AddOn: Level.map((level) => ({ AddOnType: 'legal', Level: level })) },
});

/** What is wrong with a document, by its places. */
async function faultsOf(policy: object, lines: Record<string, number> = {}) {
  const submission = { document: document(policy), source: 'xml', lines } as const;
  const answer = await sale.app.dispatch(BROKER, 'submitQuote', submission);
  if (answer.ok || answer.fault.kind !== 'invalid') throw new Error(JSON.stringify(answer));
  expect(answer.fault.message.code).toBe('invalidXml');
  return answer.fault.errors?.map(({ path, line, message }) => [path, line, message.code]);
}

describe('what a document chooses that is not to be had is refused in its place, with its line', () => {
  test.each([
    ['an excess beyond the limits', { Excess: 5000 }, 'Policy/Excess', 'euroRange'],
    [
      'a level that is not there',
      addOns('standard', 'gold'),
      'Policy/AddOns/AddOn[2]/Level',
      'oneOf',
    ],
    ['a scheme that is not there', { Product: 'horses' }, 'Policy/Product', 'oneOf'],
    [
      'a period before every rate book',
      { InceptionDate: '1999-12-01T00:00:00Z', ExpiryDate: '' },
      'Policy/InceptionDate',
      'beforeRateBooks',
    ],
  ])('%s', async (_, policy, path, code) => {
    expect(await faultsOf(policy, { [path]: 7 })).toEqual([[path, 7, code]]);
    expect(await faultsOf(policy)).toEqual([[path, undefined, code]]);
  });
});

test('what silence costs is said of the premium with the choices', async () => {
  const { ClaimsHistory: _, ...silent } = document({ Excess: 1000, ...addOns('extended') });
  const submitted = await ask(sale.app, 'submitQuote', { source: 'json', document: silent });
  const { assumed } = await ask(sale.app, 'getQuote', { id: submitted.quoteId });
  expect(assumed?.length).toBeGreaterThan(0);
  expect(submitted.assumed).toEqual(assumed);
  const plain = { ...silent, Policy: document().Policy };
  const other = await ask(sale.app, 'submitQuote', { source: 'json', document: plain });
  expect(other.assumed).not.toEqual(assumed);
});
