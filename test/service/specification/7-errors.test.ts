import { describe, expect, test } from 'vitest';
import { openedForAll } from '../../support/opened.ts';
import { expectError } from './forms.ts';
import { REQUIRED, withElement, xmlOf } from './quote-document.ts';
import { startService } from './service.ts';

const service = openedForAll(() => startService());

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
