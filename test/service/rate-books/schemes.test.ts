import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { documentsHost } from '../../support/documents/documents.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { lineOf, withMore, withText } from '../../support/quotes/quote-xml.ts';

const COMPARE = contract.compareSchemes.http.path;
const FIFTY = 'Demonstration Fifty Plus Insurance plc (not an insurer)';

/** The sample, of a driver whom the scheme for drivers from fifty on insures. */
const XML = withText(
  withText(withText(FULL_XML, 'DateOfBirth', '1968-06-15'), 'Mileage', '9000'),
  'YearsNoClaims',
  '6',
);
const xml = { headers: { 'content-type': 'application/xml' } };

const { host, fresh, read, ask } = documentsHost();

test('a submission names its product in the query, and its documents the insurer', async () => {
  const products = (await host().send(AT.products)).body.products;
  const product = products.find(({ id }: { id: string }) => id === 'fifty-plus-comprehensive');
  expect(product.scheme.insurer).toBe(FIFTY);
  const place = `${AT.submit}?product=${product.id}`;
  const headers = { ...xml.headers, 'idempotency-key': 'first' };
  const { status, body } = await host().send(place, { headers, body: XML });
  expect([status, body.scheme]).toEqual([200, product.scheme]);
  for (const type of ['schedule', 'terms', 'certificate', 'ipid', 'statement-of-suitability']) {
    const text = await read(body.quoteId, type);
    expect([type, text.includes(FIFTY)]).toEqual([type, true]);
    expect([type, text.includes('Demonstration Underwriting DAC')]).toEqual([type, false]);
  }
  // The same key for another product is another request.
  const other = await host().send(AT.submit, { headers, body: XML });
  expect(other.status).toBe(422);
  const again = await host().send(place, { headers, body: XML });
  expect([again.headers.get('idempotent-replayed'), again.body.quoteId]).toEqual([
    'true',
    body.quoteId,
  ]);
});

test('a quick price names its product in the query, too, and no other parameter', async () => {
  const { data } = GOOD_PRICE;
  const older = { data: { ...data, 'in_customer.dateOfBirth': '1968-06-15' } };
  const [standard, other] = await Promise.all(
    ['', '?product=fifty-plus'].map((query) => host().send(`${AT.price}${query}`, { body: older })),
  );
  expect([standard?.status, other?.status]).toEqual([200, 200]);
  expect(other?.body.explanation.rateBook.name).not.toBe(standard?.body.explanation.rateBook.name);
  const unknown = await host().send(`${AT.price}?scheme=boat`, { body: older });
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'scheme']);
  const wrong = await host().send(`${AT.price}?product=boat`, { body: [] });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'data']);
});

test('a product that is not known is 400 and names those that are', async () => {
  const { status, body } = await host().send(`${AT.submit}?product=boat`, { ...xml, body: XML });
  expect([status, body.errors[0].path]).toEqual([400, 'product']);
  expect(body.message).toContain('product must be one of standard, motor-comprehensive,');
  const inDocument = withMore(XML, 'Policy', '<Product>boat</Product>');
  const placed = await host().send(AT.submit, { ...xml, body: inDocument });
  const line = lineOf(inDocument, 'Product');
  expect(placed.body.errors).toMatchObject([{ path: 'Policy/Product', line }]);
  const unknown = await host().send(`${AT.submit}?scheme=boat`, { ...xml, body: XML });
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'scheme']);
});

test('a comparison needs the permission to price, and keeps nothing', async () => {
  await fresh();
  const token = await host().token(await host().issue(['price']));
  const { status, body } = await host().send(COMPARE, { ...xml, token, body: XML });
  expect(status).toBe(200);
  const offers: { scheme: { id: string }; decision: string; premium?: number }[] = body.offers;
  expect(offers.map(({ scheme, decision }) => [scheme.id, decision])).toEqual([
    ['fifty-plus', 'quote'],
    ['standard', 'quote'],
    ['young-driver', 'decline'],
  ]);
  expect((await ask('listQuotes', {})).quotes).toEqual([]);
  const submitted = await host().send(AT.submit, { ...xml, body: XML });
  expect(offers[1]?.premium).toBe(submitted.body.premium);
  const wrong = await host().send(COMPARE, {
    ...xml,
    token,
    body: withText(XML, 'DateOfBirth', '1968-13-01'),
  });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'Customer/DateOfBirth']);
  expect(wrong.body.errors[0].line).toBeGreaterThan(1);
  const other = await host().token(await host().issue(['quote:read']));
  expect((await host().send(COMPARE, { ...xml, token: other, body: XML })).status).toBe(403);
});
