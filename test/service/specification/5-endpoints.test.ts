import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, expectError, TEXT } from './forms.ts';
import { REQUIRED, xmlOf } from './quote-document.ts';
import { startService } from './service.ts';

const service = openedForAll(() => startService());

const post = (path: string, json: object) => service.call(path, { json });

async function submitted(): Promise<{ quoteId: string; premium: number }> {
  return bodyOf(await service.call('/applied/quote/quote', { xml: xmlOf(REQUIRED) }));
}

test('All endpoints except the token endpoint require `Authorization: Bearer <ACCESS_TOKEN>`', async () => {
  const json = {};
  const answers = [
    await service.call('/priceQuote', { token: null, json }),
    await service.call('/vehicle-lookup/191-D-12345', { token: null }),
    await service.call('/eircode-lookup/D02X285', { token: null }),
    await service.call('/applied/options', { token: null }),
    await service.call('/applied/quote/quote', { token: null, xml: xmlOf(REQUIRED) }),
    await service.call('/applied/quote/override', { token: null, json }),
    await service.call('/applied/quote/addon', { token: null, json }),
    await service.call('/applied/quote/Q-NONE', { token: null }),
    await service.call('/applied/documentgeneration/generateDocuments', { token: null, json }),
    await service.call('/applied/accept', { token: null, json }),
  ];
  for (const answer of answers) expectError(answer, 401, /Unauthorized/);
});

describe('POST /auth/token', () => {
  const four = () => ({ ...service.client, grant_type: 'client_credentials' });

  test('Accepts `application/x-www-form-urlencoded`', async () => {
    const answer = await service.call('/auth/token', { token: null, form: four() });
    expect(bodyOf(answer).access_token).toEqual(TEXT);
  });
  test('Accepts `application/json`', async () => {
    const answer = await service.call('/auth/token', { token: null, json: four() });
    expect(bodyOf(answer).access_token).toEqual(TEXT);
  });
  test.each(['client_id', 'client_secret', 'scope', 'grant_type'])(
    'All four are sent: without %s there is no token',
    async (absent) => {
      const { [absent]: _, ...form } = Object.fromEntries(Object.entries(four()));
      const answer = await service.call('/auth/token', { token: null, form });
      expectError(answer, 400, new RegExp(absent));
    },
  );
});

describe('POST /priceQuote', () => {
  const data = {
    'in_policy.dateInception': '2027-06-01T00:00:00Z',
    'in_customer.dateOfBirth': '1985-06-15',
    'in_dts.raterCover': 'Comprehensive',
  };
  const price = (changed: object) => post('/priceQuote', { data: { ...data, ...changed } });

  test('The keys are literal dotted names', async () => {
    expect(bodyOf(await price({}))).toHaveProperty(['rater.Comp.PremAfterPolFee']);
    const nested = {
      in_policy: { dateInception: '2027-06-01T00:00:00Z' },
      in_customer: { dateOfBirth: '1985-06-15' },
      in_dts: { raterCover: 'Comprehensive' },
    };
    expect((await post('/priceQuote', { data: nested })).status).toBe(400);
  });
  test('an object `data`', async () => {
    expectError(await post('/priceQuote', data), 400, /data/);
  });
  test.each(Object.keys(data))('%s | string | required', async (key) => {
    expectError(await price({ [key]: undefined }), 400, new RegExp(key.replace('.', '\\.')));
    expect((await price({ [key]: 1 })).status).toBe(400);
  });
  test('in_policy.dateInception | ISO 8601 date-time', async () => {
    bodyOf(await price({ 'in_policy.dateInception': '2027-06-01T00:00:00+01:00' }));
    const answer = await price({ 'in_policy.dateInception': '1 June 2027' });
    expectError(answer, 400, /in_policy\.dateInception/);
  });
  test('in_customer.dateOfBirth | `YYYY-MM-DD`', async () => {
    const answer = await price({ 'in_customer.dateOfBirth': '15/06/1985' });
    expectError(answer, 400, /in_customer\.dateOfBirth/);
  });
  test.each(['Comprehensive', 'ThirdParty', 'ThirdPartyFireAndTheft'])(
    'in_dts.raterCover | `%s`',
    async (cover) => {
      const body = bodyOf(await price({ 'in_dts.raterCover': cover }));
      expect(body['rater.Comp.PremAfterPolFee']).toBeGreaterThan(0);
    },
  );
  test('in_dts.raterCover | no other', async () =>
    expectError(await price({ 'in_dts.raterCover': 'Fire' }), 400, /in_dts\.raterCover/));
});

describe('GET /vehicle-lookup/{vrm}', () => {
  test('Path parameter vrm (VRM format)', async () => {
    bodyOf(await service.call('/vehicle-lookup/191-D-12345'));
    expect((await service.call('/vehicle-lookup/nonsense')).status).toBe(400);
  });
  test('404 when the vehicle is unknown', async () =>
    expectError(await service.call('/vehicle-lookup/999-D-99999'), 404, /^Vehicle not found$/));
});

describe('GET /eircode-lookup/{eircode}', () => {
  test('Path parameter eircode (7 alphanumeric characters)', async () => {
    bodyOf(await service.call('/eircode-lookup/D02X285'));
    expect((await service.call('/eircode-lookup/D02X28')).status).toBe(400);
  });
  test('404 when unknown', async () =>
    expectError(await service.call('/eircode-lookup/ZZZZZZZ'), 404, /not found/));
});

test('GET /applied/options: object with `products`, an array of Product', async () => {
  const { products } = bodyOf(await service.call('/applied/options'));
  expect(Array.isArray(products)).toBe(true);
  expect(products[0]).toMatchObject({ id: TEXT, name: TEXT, description: TEXT });
});

describe('POST /applied/quote/quote', () => {
  const asQuoted = { quoteId: TEXT, premium: expect.any(Number), status: 'quoted' };

  test('Request `application/xml`. Response: object with quoteId, premium, status', async () =>
    expect(await submitted()).toMatchObject(asQuoted));
  test('JSON bodies are accepted', async () => {
    const fromJson = bodyOf(await post('/applied/quote/quote', REQUIRED));
    expect(fromJson).toMatchObject(asQuoted);
    expect(fromJson.premium).toBe((await submitted()).premium);
  });
});

describe('POST /applied/quote/override', () => {
  const override = (quoteId: string, overrideType: string, value: unknown, reason?: string) =>
    post('/applied/quote/override', { quoteId, overrideType, value, reason });

  test('overrideType | `premium` (override total premium)', async () => {
    const { quoteId } = await submitted();
    const updated = bodyOf(await override(quoteId, 'premium', 612.34, 'Agreed by telephone'));
    expect(updated).toMatchObject({ quoteId, premium: 612.34, status: 'quoted' });
    expect(bodyOf(await service.call(`/applied/quote/${quoteId}`)).premium).toBe(612.34);
  });
  test('overrideType | `excess` (adjust excess amount)', async () => {
    const { quoteId, premium } = await submitted();
    const updated = bodyOf(await override(quoteId, 'excess', 1000, 'The customer bears more'));
    expect(updated.premium).toBeLessThan(premium);
  });
  test('overrideType | `discount` (apply discount percentage)', async () => {
    const { quoteId, premium } = await submitted();
    const updated = bodyOf(await override(quoteId, 'discount', 10, 'A loyal customer'));
    expect(updated.premium).toBeLessThan(premium);
    expect(updated.premium).toBeGreaterThanOrEqual(premium * 0.9 - 0.01);
  });
  test('overrideType | no other', async () => {
    const { quoteId } = await submitted();
    expectError(await override(quoteId, 'colour', 1, 'Red'), 400, /overrideType/);
  });
  test('value | number', async () => {
    const { quoteId } = await submitted();
    expectError(await override(quoteId, 'discount', 'ten', 'A word'), 400, /value/);
  });
  test('reason | free text', async () => {
    const { quoteId } = await submitted();
    const reason = 'Whatever "she" said: <10 % & more>, 世界';
    bodyOf(await override(quoteId, 'discount', 5, reason));
    expectError(await override(quoteId, 'discount', 5), 400, /reason/);
  });
});

describe('POST /applied/quote/addon', () => {
  const addOn = (json: object) => post('/applied/quote/addon', json);

  test.each(['breakdown', 'legal', 'windscreen', 'keycare'])(
    'addonType | `%s`. Response: an updated quote',
    async (addonType) => {
      const { quoteId, premium } = await submitted();
      const updated = bodyOf(await addOn({ quoteId, addonType, addonOptions: {} }));
      expect(updated).toMatchObject({ quoteId, status: 'quoted' });
      expect(updated.premium).toBeGreaterThan(premium);
    },
  );
  test('addonType | no other', async () => {
    const { quoteId } = await submitted();
    expectError(await addOn({ quoteId, addonType: 'sunroof' }), 400, /addonType/);
  });
  test('addonOptions | object | optional, empty object by default', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const given = await addOn({ quoteId: one.quoteId, addonType: 'legal', addonOptions: {} });
    const absent = await addOn({ quoteId: other.quoteId, addonType: 'legal' });
    expect(bodyOf(absent).premium).toBe(bodyOf(given).premium);
  });
});

describe('GET /applied/quote/{id}', () => {
  test('Response: Quote (JSON view, all fields)', async () => {
    const { quoteId } = await submitted();
    expect(Object.keys(bodyOf(await service.call(`/applied/quote/${quoteId}`)))).toEqual(
      expect.arrayContaining([
        'quoteId',
        'premium',
        'status',
        'createdAt',
        'expiresAt',
        'customer',
        'vehicle',
        'policy',
      ]),
    );
  });
  test('404 when the quote does not exist', async () =>
    expectError(await service.call('/applied/quote/Q-NONE'), 404, /^Quote Q-NONE not found$/));
});

describe('POST /applied/documentgeneration/generateDocuments', () => {
  const generate = (quoteId: string, documentTypes: unknown) =>
    post('/applied/documentgeneration/generateDocuments', { quoteId, documentTypes });

  test.each([
    ['schedule', ['schedule']],
    ['terms', ['terms']],
    ['certificate', ['certificate']],
    ['all', ['schedule', 'terms', 'certificate']],
  ])('documentTypes | `%s`. Response: quoteId and `documents`', async (type, expected) => {
    const { quoteId } = await submitted();
    const made = bodyOf(await generate(quoteId, [type]));
    expect(made.quoteId).toBe(quoteId);
    expect(made.documents.map((entry: { type: string }) => entry.type)).toEqual(expected);
  });
  test('documentTypes | array of string, no other values', async () => {
    const { quoteId } = await submitted();
    expectError(await generate(quoteId, 'schedule'), 400, /documentTypes/);
    expectError(await generate(quoteId, ['poem']), 400, /documentTypes/);
  });
});

describe('POST /applied/accept', () => {
  const accept = (quoteId: string, paymentMethod: string, paymentReference: unknown) =>
    post('/applied/accept', { quoteId, paymentMethod, paymentReference });

  test.each(['card', 'direct_debit', 'bank_transfer'])(
    'paymentMethod | `%s`. Response: Policy',
    async (paymentMethod) => {
      const { quoteId } = await submitted();
      const policy = bodyOf(await accept(quoteId, paymentMethod, 'PAY-1'));
      expect(policy).toMatchObject({ quoteId, policyId: TEXT, status: 'accepted' });
      expect(policy.policyStartDate).toEqual(TEXT);
    },
  );
  test('paymentMethod | no other', async () => {
    const { quoteId } = await submitted();
    expectError(await accept(quoteId, 'cash', 'PAY-1'), 400, /paymentMethod/);
  });
  test('paymentReference | string', async () => {
    const { quoteId } = await submitted();
    expectError(await accept(quoteId, 'card', 1), 400, /paymentReference/);
  });
});
