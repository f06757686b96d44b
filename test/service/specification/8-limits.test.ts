import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { bodyOf, expectError } from './forms.ts';
import { REQUIRED, xmlOf } from './quote-document.ts';
import { startService } from './service.ts';

const service = openedForAll(() => startService());

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

  // That it then really ends, test/service/documents.test.ts shows by a clock that it moves.
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
