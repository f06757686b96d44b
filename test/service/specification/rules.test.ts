import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, expectError, TEXT } from './forms.ts';
import { REQUIRED, withElement, xmlOf } from './quote-document.ts';
import { startService } from './service.ts';

const service = openedForAll(() => startService());

describe('What the service does', () => {
  test('1. Quick pricing: compute a premium from three inputs; look up a vehicle; look up an address', async () => {
    const data = {
      'in_policy.dateInception': '2027-06-01T00:00:00Z',
      'in_customer.dateOfBirth': '1985-06-15',
      'in_dts.raterCover': 'Comprehensive',
    };
    const price = bodyOf(await service.call('/priceQuote', { json: { data } }));
    expect(price['rater.Comp.PremAfterPolFee']).toBeGreaterThan(0);
    const vehicle = bodyOf(await service.call('/vehicle-lookup/191-D-12345'));
    expect(vehicle.vrm).toBe('191-D-12345');
    const address = bodyOf(await service.call('/eircode-lookup/D02X285'));
    expect(address.eircode).toBe('D02X285');
  });

  test('2. Full lifecycle: products, submit, override, add cover, retrieve, documents, accept', async () => {
    const { products } = bodyOf(await service.call('/applied/options'));
    expect(products.length).toBeGreaterThan(0);
    const submitted = bodyOf(await service.call('/applied/quote/quote', { xml: xmlOf(REQUIRED) }));
    const { quoteId } = submitted;
    const override = { quoteId, overrideType: 'discount', value: 10, reason: 'A loyal customer' };
    const cheaper = bodyOf(await service.call('/applied/quote/override', { json: override }));
    expect(cheaper.premium).toBeLessThan(submitted.premium);
    const addOn = { quoteId, addonType: 'breakdown', addonOptions: {} };
    const covered = bodyOf(await service.call('/applied/quote/addon', { json: addOn }));
    expect(covered.premium).toBeGreaterThan(cheaper.premium);
    const retrieved = bodyOf(await service.call(`/applied/quote/${quoteId}`));
    expect(retrieved).toMatchObject({ quoteId, premium: covered.premium, status: 'quoted' });
    const { documents } = bodyOf(
      await service.call('/applied/documentgeneration/generateDocuments', {
        json: { quoteId, documentTypes: ['all'] },
      }),
    );
    expect(documents).toHaveLength(3);
    const policy = bodyOf(
      await service.call('/applied/accept', {
        json: { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' },
      }),
    );
    expect(policy).toMatchObject({ quoteId, status: 'accepted' });
  });

  test('Success and error bodies are JSON', async () => {
    const answers = [
      await service.call('/applied/options'),
      await service.call('/applied/options', { token: null }),
      await service.call('/applied/quote/Q-NONE'),
      await service.call('/nowhere'),
      await service.call('/applied/quote/quote', { xml: '<' }),
      await service.call('/auth/token', { token: null, form: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 404, 400, 400]);
    for (const { headers, body } of answers) {
      expect(headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(body).toEqual(expect.any(Object));
    }
  });
});

test('Document links returned by the service use the placeholder {documents_url}', async () => {
  const documents = 'https://documents.example/quotes';
  const elsewhere = await startService({ QUOTEDESK_DOCUMENTS_URL: documents });
  try {
    const { quoteId } = bodyOf(
      await elsewhere.call('/applied/quote/quote', { xml: xmlOf(REQUIRED) }),
    );
    const made = bodyOf(
      await elsewhere.call('/applied/documentgeneration/generateDocuments', {
        json: { quoteId, documentTypes: ['terms'] },
      }),
    );
    expect(made.documents[0].url.startsWith(`${documents}/`)).toBe(true);
  } finally {
    await elsewhere.close();
  }
});

const DAY = 24 * 60 * 60 * 1000;

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

const ask = (changed: Record<string, string>) =>
  service.call('/auth/token', {
    token: null,
    form: { ...service.client, grant_type: 'client_credentials', ...changed },
  });

describe('Authentication', () => {
  test('1. OAuth 2.0 client-credentials flow', async () => {
    bodyOf(await ask({}));
    expectError(await ask({ grant_type: 'password' }), 400, /client_credentials/);
    expectError(await ask({ client_secret: 'wrong' }), 401, /\S/);
    expectError(await ask({ client_id: 'nobody' }), 401, /\S/);
  });

  test('1. Client id and secret are issued by the service operator on request', async () => {
    const issued = await service.issue();
    const token = await service.token(issued);
    expect((await service.call('/applied/options', { token })).status).toBe(200);
  });

  test('2. The scope is a fixed string of the form `api://<application_id>/<gateway_name>/.default`, supplied with the credentials', async () => {
    expect(service.client.scope).toMatch(/^api:\/\/[^/]+\/[^/]+\/\.default$/);
    expect((await service.issue()).scope).toBe(service.client.scope);
    expectError(await ask({ scope: 'api://another/quotedesk/.default' }), 400, /scope/);
  });

  test('4. Token lifetime is about 1 hour (expires_in in seconds)', async () => {
    const { expires_in } = bodyOf(await ask({}));
    expect(expires_in).toBeGreaterThan(3540);
    expect(expires_in).toBeLessThanOrEqual(3600);
  });

  test('4. Clients may cache and reuse one token for all requests, and renew it before it expires', async () => {
    const token = await service.token(service.client);
    const renewed = await service.token(service.client);
    expect(renewed).not.toBe(token);
    for (const one of [token, token, renewed, token]) {
      expect((await service.call('/applied/options', { token: one })).status).toBe(200);
    }
  });

  test('5. Every other request carries `Authorization: Bearer <ACCESS_TOKEN>`', async () => {
    const token = await service.token(service.client);
    const inAddress = await service.call(`/applied/options?access_token=${token}`, { token: null });
    expect(inAddress.status).toBe(401);
    const basic = { Authorization: `Basic ${token}` };
    const otherScheme = await fetch(`${service.url}/applied/options`, { headers: basic });
    expect(otherScheme.status).toBe(401);
  });

  test('6. An authenticated caller lacking permission for an operation (for example override) yields 403', async () => {
    const clerk = await service.token(await service.issue('quote:write', 'quote:read'));
    const quote = await service.call('/applied/quote/quote', {
      token: clerk,
      xml: xmlOf(REQUIRED),
    });
    const { quoteId } = bodyOf(quote);
    const json = { quoteId, overrideType: 'discount', value: 10, reason: 'May I?' };
    const refused = await service.call('/applied/quote/override', { token: clerk, json });
    expectError(refused, 403, /Insufficient permissions for the operation/);
    expect((await service.call(`/applied/quote/${quoteId}`, { token: clerk })).status).toBe(200);
  });
});

describe('Errors', () => {
  test('Error body (JSON): `statusCode` (integer, equals the HTTP status) and `message` (string)', async () => {
    const answers = [
      await service.call('/applied/quote/quote', { xml: '<IrishMotorQuote/>' }),
      await service.call('/applied/options', { token: null }),
      await service.call('/vehicle-lookup/999-D-99999'),
      await service.call('/priceQuote', { json: [] }),
      await service.call('/applied/accept', { method: 'PUT', json: {} }),
      await service.call('/nowhere'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 401, 404, 400, 405, 404]);
    for (const answer of answers) expectError(answer, answer.status, /\S/);
  });

  test('400 | quote XML invalid | Invalid XML format', async () => {
    for (const xml of ['', 'no XML', '<IrishMotorQuote>', '<Other/>']) {
      const answer = await service.call('/applied/quote/quote', { xml });
      expectError(answer, 400, /^Invalid XML format/);
    }
  });

  test('400 | a required element missing | Invalid XML format, naming the missing field', async () => {
    const xml = xmlOf(withElement(REQUIRED, 'Customer', 'DateOfBirth', undefined));
    const answer = await service.call('/applied/quote/quote', { xml });
    expectError(answer, 400, /^Invalid XML format: .*\bDateOfBirth\b/);
  });

  test('401 | token missing or invalid | Unauthorized; token missing or invalid', async () => {
    const message = /^Unauthorized\b.*\btoken is missing or invalid$/;
    expectError(await service.call('/applied/options', { token: null }), 401, message);
    expectError(await service.call('/applied/options', { token: 'invalid' }), 401, message);
  });

  test('403 | caller lacks permission for the operation | Insufficient permissions for the operation (override example)', async () => {
    const token = await service.token(await service.issue('price'));
    const json = { quoteId: 'Q-NONE', overrideType: 'discount', value: 10, reason: 'May I?' };
    const answer = await service.call('/applied/quote/override', { token, json });
    expectError(answer, 403, /^Insufficient permissions for the operation\b/);
  });

  test('404 | vehicle not found | `Vehicle not found`', async () =>
    expectError(await service.call('/vehicle-lookup/999-D-99999'), 404, /^Vehicle not found$/));

  test('404 | address code not found', async () =>
    expectError(await service.call('/eircode-lookup/ZZZZZZZ'), 404, /not found$/));

  test('404 | quote not found | `Quote <quote_id> not found`', async () => {
    const quoteId = 'Q-7K3M-9XQ2-F4TD';
    const message = new RegExp(`^Quote ${quoteId} not found$`);
    const answers = [
      await service.call(`/applied/quote/${quoteId}`),
      await service.call('/applied/quote/override', {
        json: { quoteId, overrideType: 'discount', value: 10, reason: 'x' },
      }),
      await service.call('/applied/quote/addon', { json: { quoteId, addonType: 'legal' } }),
      await service.call('/applied/documentgeneration/generateDocuments', {
        json: { quoteId, documentTypes: ['all'] },
      }),
      await service.call('/applied/accept', {
        json: { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' },
      }),
    ];
    for (const answer of answers) expectError(answer, 404, message);
  });
});

const HOUR = 60 * 60 * 1000;

describe('Limits', () => {
  test('Request rate | 100 requests per minute; excess gets 429 | `Rate limit exceeded`', async () => {
    const token = await service.token(await service.issue());
    for (let i = 1; i <= 100; i += 1) {
      const { status } = await service.call('/applied/options', { token });
      expect(status, `request ${i}`).toBe(200);
    }
    const excess = await service.call('/applied/options', { token });
    expectError(excess, 429, /^Rate limit exceeded$/);
    // Client handling: on 429 wait and retry.
    expect(Number(excess.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  // That it then really ends, test/service/documents/document-links.test.ts shows by a clock that it moves.
  test('Generated document URL lifetime | 24 hours (the expiresAt of each document entry)', async () => {
    const { quoteId } = bodyOf(
      await service.call('/applied/quote/quote', { xml: xmlOf(REQUIRED) }),
    );
    const before = Date.now();
    const { documents } = bodyOf(
      await service.call('/applied/documentgeneration/generateDocuments', {
        json: { quoteId, documentTypes: ['all'] },
      }),
    );
    const after = Date.now();
    expect(documents).toHaveLength(3);
    for (const { expiresAt } of documents) {
      // A timestamp says whole seconds.
      expect(Date.parse(expiresAt)).toBeGreaterThan(before + 24 * HOUR - 1000);
      expect(Date.parse(expiresAt)).toBeLessThanOrEqual(after + 24 * HOUR);
    }
  });
});
