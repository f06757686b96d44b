import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, expectError, TEXT } from './forms.ts';
import { REQUIRED, withElement, xmlOf } from './quote-document.ts';
import { startService } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;
const service = openedForAll(() => startService());

const submit = (xml = xmlOf(REQUIRED)) => service.call('/applied/quote/quote', { xml });
const accept = (json: object) => service.call('/applied/accept', { json });
const status = async (quoteId: string) =>
  bodyOf(await service.call(`/applied/quote/${quoteId}`)).status;

describe('States and transitions', () => {
  test('(none) | POST /applied/quote/quote | valid quote body | quoted | quoteId and premium returned', async () => {
    const { quoteId, premium } = bodyOf(await submit());
    expect(quoteId).toEqual(TEXT);
    expect(premium).toBeGreaterThan(0);
    expect(await status(quoteId)).toBe('quoted');
  });

  test('without a valid quote body there is no quote', async () => {
    const { body } = await submit(xmlOf(withElement(REQUIRED, 'Customer', 'Surname', undefined)));
    expect(body).not.toHaveProperty('quoteId');
    expect(body).not.toHaveProperty('premium');
  });

  test('quoted | POST /applied/accept | payment details supplied | accepted | policyId and policyStartDate returned', async () => {
    const inception = new Date(Date.now() + DAY).toISOString();
    const xml = xmlOf(withElement(REQUIRED, 'Policy', 'InceptionDate', inception));
    const { quoteId } = bodyOf(await submit(xml));
    const payment = { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' };
    const { policyId, policyStartDate } = bodyOf(await accept(payment));
    expect(policyId).toEqual(TEXT);
    const second = (text: string) => Math.floor(Date.parse(text) / 1000);
    expect(second(policyStartDate)).toBe(second(inception));
    expect(await status(quoteId)).toBe('accepted');
  });

  test.each(['paymentMethod', 'paymentReference'])(
    'without its payment details (%s) a quote is not accepted',
    async (absent) => {
      const { quoteId } = bodyOf(await submit());
      const payment = { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' };
      expectError(await accept({ ...payment, [absent]: undefined }), 400, new RegExp(absent));
      expect(await status(quoteId)).toBe('quoted');
    },
  );
});
