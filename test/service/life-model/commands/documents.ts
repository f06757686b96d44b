import fc from 'fast-check';
import { expect } from 'vitest';
import { contract } from '../../../../src/shared/contract/contract.ts';
import { ALL_DOCUMENTS } from '../../../../src/shared/domain/quotes/document-type.ts';
import { type Command, expectRefused, onQuote, type Target, target } from './command.ts';

const LIFETIME = 24 * 60 * 60 * 1000;

function generate(to: Target, type: string): Command {
  return onQuote(to, `documents ${type}`, async ({ id, quote, model, real }) => {
    const body = { quoteId: id, documentTypes: [type] };
    const answer = await real.send(contract.generateDocuments.http.path, { body });
    if (!quote) return expectRefused(answer, 404, /^Quote Q-NONE not found$/);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.quoteId).toBe(id);
    const { documents } = answer.body;
    const types = documents.map((one: { type: string }) => one.type);
    expect(types).toEqual(type === 'all' ? ALL_DOCUMENTS : [type]);
    for (const { url, expiresAt } of documents) {
      expect(Date.parse(expiresAt)).toBe(model.now + LIFETIME);
      const file = await fetch(url);
      expect(file.status).toBe(200);
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });
}

/** Makes documents in whatever state the quote is, and opens them; the quote stays as it was. */
export const generations = fc
  .tuple(target, fc.constantFrom('certificate', 'schedule', 'all'))
  .map(([to, type]) => generate(to, type));
