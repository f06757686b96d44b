import { beforeAll, describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, TEXT, UTC, WITH_OFFSET } from './forms.ts';
import { REQUIRED, xmlOf } from './quote-document.ts';
import { type Response, startService } from './service.ts';

type Body = Response['body'];
const service = openedForAll(() => startService());

/** Asks once for what every row of a table is about. */
function resource(ask: () => Promise<Response>): () => Body {
  let body: Body;
  beforeAll(async () => {
    body = bodyOf(await ask());
  });
  return () => body;
}

describe('Token', () => {
  const token = resource(() =>
    service.call('/auth/token', {
      token: null,
      form: { ...service.client, grant_type: 'client_credentials' },
    }),
  );

  test('access_token | string | Bearer token', async () => {
    const { access_token } = token();
    expect(access_token).toEqual(TEXT);
    expect((await service.call('/applied/options', { token: access_token })).status).toBe(200);
  });
  test('token_type | string | `Bearer`', () => expect(token().token_type).toBe('Bearer'));
  test('expires_in | integer | lifetime in seconds; about one hour (3599 in the sample)', () =>
    expect(token().expires_in).toBe(3599));
});

describe('Price quote result (quick pricing)', () => {
  const price = resource(() =>
    service.call('/priceQuote', {
      json: {
        data: {
          'in_policy.dateInception': '2027-06-01T00:00:00Z',
          'in_customer.dateOfBirth': '1985-06-15',
          'in_dts.raterCover': 'Comprehensive',
        },
      },
    }),
  );

  test('rater.Comp.GrossPrem | number | base premium before fees', () =>
    expect(price()['rater.Comp.GrossPrem']).toEqual(expect.any(Number)));
  test('rater.Comp.PolFee | number | policy administration fee', () =>
    expect(price()['rater.Comp.PolFee']).toEqual(expect.any(Number)));
  test('rater.Comp.PremAfterPolFee | number | total premium including fees', () => {
    const { 'rater.Comp.GrossPrem': gross, 'rater.Comp.PolFee': fee } = price();
    const cents = Math.round(gross * 100) + Math.round(fee * 100);
    expect(Math.round(price()['rater.Comp.PremAfterPolFee'] * 100)).toBe(cents);
  });
});

describe('Vehicle', () => {
  const vehicle = resource(() => service.call('/vehicle-lookup/191-D-12345'));

  test('vrm | string (format `YYY-C-NNNNN`: year digits, county code, 5-digit sequence)', () =>
    expect(vehicle().vrm).toBe('191-D-12345'));
  test('vrm | string (format `YY-C-NNNNN`)', async () => {
    const { vrm } = bodyOf(await service.call('/vehicle-lookup/12-G-12345'));
    expect(vrm).toBe('12-G-12345');
  });
  test('make | string', () => expect(vehicle().make).toEqual(TEXT));
  test('model | string', () => expect(vehicle().model).toEqual(TEXT));
  test('year | integer', () => expect(vehicle().year).toSatisfy(Number.isInteger));
  test('engineSize | integer', () => expect(vehicle().engineSize).toSatisfy(Number.isInteger));
  test('fuelType | string', () => expect(vehicle().fuelType).toEqual(TEXT));
});

describe('Address (Eircode lookup)', () => {
  const address = resource(() => service.call('/eircode-lookup/D02X285'));

  test('eircode | string, 7 alphanumeric characters', () =>
    expect(address().eircode).toMatch(/^[A-Za-z0-9]{7}$/));
  test('addressLine1 | string', () => expect(address().addressLine1).toEqual(TEXT));
  test('addressLine2 | string (may be empty)', () =>
    expect(address().addressLine2).toEqual(expect.any(String)));
  test('town | string', () => expect(address().town).toEqual(TEXT));
  test('county | string', () => expect(address().county).toEqual(TEXT));
  test('country | string', () => expect(address().country).toEqual(TEXT));
});

describe('Product', () => {
  const options = resource(() => service.call('/applied/options'));

  test.each(['id', 'name', 'description'])('%s | string', (field) => {
    const { products } = options();
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) expect(product[field]).toEqual(TEXT);
  });
});

describe('Quote (JSON views)', () => {
  const submitted = resource(() => service.call('/applied/quote/quote', { xml: xmlOf(REQUIRED) }));
  const retrieved = resource(() => service.call(`/applied/quote/${submitted().quoteId}`));
  const documents = resource(() =>
    service.call('/applied/documentgeneration/generateDocuments', {
      json: { quoteId: submitted().quoteId, documentTypes: ['all'] },
    }),
  );
  const accepted = resource(() =>
    service.call('/applied/accept', {
      json: {
        quoteId: submitted().quoteId,
        paymentMethod: 'direct_debit',
        paymentReference: 'PAY-1',
      },
    }),
  );

  test('quoteId | string | submit, retrieve, generate documents, accept', () => {
    const { quoteId } = submitted();
    expect(quoteId).toEqual(TEXT);
    for (const view of [retrieved(), documents(), accepted()]) expect(view.quoteId).toBe(quoteId);
  });
  test('premium | number | submit, retrieve', () => {
    expect(submitted().premium).toEqual(expect.any(Number));
    expect(retrieved().premium).toBe(submitted().premium);
  });
  test('status | string | submit, retrieve, accept', () =>
    expect([submitted(), retrieved(), accepted()].map(({ status }) => status)).toEqual([
      'quoted',
      'quoted',
      'accepted',
    ]));
  test('createdAt | string, ISO 8601 UTC timestamp | retrieve', () =>
    expect(retrieved().createdAt).toMatch(UTC));
  test('expiresAt | string, ISO 8601 UTC timestamp | retrieve', () => {
    const { createdAt, expiresAt } = retrieved();
    expect(expiresAt).toMatch(UTC);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(createdAt));
  });
  test.each(['customer', 'vehicle', 'policy'])('%s | object | retrieve', (field) => {
    const value = retrieved()[field];
    expect(value).toEqual(expect.any(Object));
    expect(Array.isArray(value)).toBe(false);
  });

  describe('Document entry', () => {
    const entries = (): Body[] => documents().documents;

    test('type | string (document type)', () =>
      expect(entries().map(({ type }) => type)).toEqual(['schedule', 'terms', 'certificate']));
    test('url | string, address under `{documents_url}`', async () => {
      for (const { url } of entries()) {
        expect(url.startsWith(`${service.url}/`)).toBe(true);
        const file = await fetch(url);
        expect(file.status).toBe(200);
        expect(file.headers.get('content-type')).toBe('application/pdf');
      }
    });
    test('expiresAt | string, ISO 8601 UTC timestamp', () => {
      for (const { expiresAt } of entries()) expect(expiresAt).toMatch(UTC);
    });
  });

  describe('Policy (accept result)', () => {
    test('quoteId | string', () => expect(accepted().quoteId).toBe(submitted().quoteId));
    test('policyId | string', () => expect(accepted().policyId).toEqual(TEXT));
    test('status | string', () => expect(accepted().status).toBe('accepted'));
    test('policyStartDate | string, ISO 8601 timestamp with offset', () =>
      expect(accepted().policyStartDate).toMatch(WITH_OFFSET));
  });
});
