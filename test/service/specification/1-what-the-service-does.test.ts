import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf } from './forms.ts';
import { REQUIRED, xmlOf } from './quote-document.ts';
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
