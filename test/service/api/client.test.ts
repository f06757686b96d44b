import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../../sdk/typescript/client.ts';
import { insure } from '../../../sdk/typescript/example.ts';
import { startHost } from '../../support/host/host.ts';
import { FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

let api: ReturnType<typeof quotedesk>;

const host = openedForAll(() => startHost());
beforeAll(() => {
  api = quotedesk(host.url, host.client);
});

const submitXml = () =>
  api.POST('/applied/quote/quote', {
    body: FULL_XML,
    bodySerializer: (xml) => xml,
    headers: { 'Content-Type': 'application/xml' },
  });

test('the example makes a policy with the price that the host keeps', async () => {
  const policy = await insure(api, '191-D-12345', 'PAY-1');
  expect(policy.status).toBe('accepted');
  const path = { id: policy.quoteId };
  const { data } = await api.GET('/applied/quote/{id}', { params: { path } });
  expect(data?.premium).toBe(policy.premium);
  expect(data?.policyId).toBe(policy.policyId);
  expect(data?.vehicle.registrationNumber).toBe('191-D-12345');
  expect(data?.history.map(({ kind }) => kind)).toEqual(['submitted', 'overridden', 'accepted']);
});

test('the life of a quote, each step by its type', async () => {
  const products = await api.GET('/applied/options');
  expect(products.data?.products.length).toBeGreaterThan(0);
  const price = await api.POST('/priceQuote', {
    body: { data: { ...GOOD_PRICE.data, 'in_dts.raterCover': 'Comprehensive' } },
  });
  expect(price.data?.['rater.Comp.GrossPrem']).toBeGreaterThan(0);
  const eircode = 'D02X285';
  const address = await api.GET('/eircode-lookup/{eircode}', { params: { path: { eircode } } });
  expect(address.data?.county).toBe('Dublin');

  const submitted = await submitXml();
  const quoteId = submitted.data?.quoteId ?? '';
  const added = await api.POST('/applied/quote/addon', {
    body: { quoteId, addonType: 'breakdown', addonOptions: { level: 'europe' } },
  });
  expect(added.data?.premium).toBeGreaterThan(submitted.data?.premium ?? Infinity);
  const printed = await api.POST('/applied/documentgeneration/generateDocuments', {
    body: { quoteId, documentTypes: ['schedule'] },
  });
  expect(printed.data?.documents.map(({ type }) => type)).toEqual(['schedule']);
  const accepted = await api.POST('/applied/accept', {
    body: { quoteId, paymentMethod: 'direct_debit', paymentReference: 'PAY-2' },
  });
  expect(accepted.data?.status).toBe('accepted');
});

test('an error has its type too', async () => {
  const none = await api.GET('/applied/quote/{id}', { params: { path: { id: 'Q-NONE' } } });
  expect(none.data).toBeUndefined();
  expect(none.error).toEqual({ statusCode: 404, message: 'Quote Q-NONE not found' });
  const wrong = await api.POST('/priceQuote', {
    // @ts-expect-error a cover that there is not
    body: { data: { ...GOOD_PRICE.data, 'in_dts.raterCover': 'Third' } },
  });
  expect(wrong.error?.statusCode).toBe(400);
});
