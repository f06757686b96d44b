import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDocument } from '../../../../src/main/core/quotes/document/read-document.ts';
import { writeDocument } from '../../../../src/main/core/quotes/document/write-document.ts';
import { anyDocument, SAMPLE_DOCUMENT } from '../../../support/quotes/any-document.ts';

function sectionsOf(document: unknown) {
  const read = readDocument({ document, source: 'json' });
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read;
}

test('the sample is written as it was, with its Eircode as it is stored', () => {
  const { Address } = SAMPLE_DOCUMENT;
  const expected = { ...SAMPLE_DOCUMENT, Address: { ...Address, Eircode: 'D02X285' } };
  expect(writeDocument(sectionsOf(SAMPLE_DOCUMENT).sections)).toEqual(expected);
});

test('whatever was read is read the same again, as numbers and as text', () => {
  fc.assert(
    fc.property(anyDocument, fc.boolean(), (document, asText) => {
      const { sections } = sectionsOf(document);
      const json = JSON.stringify(writeDocument(sections), (_, value) =>
        asText && typeof value === 'number' ? String(value) : value,
      );
      const again = sectionsOf(JSON.parse(json));
      expect(again.sections).toEqual(sections);
      expect(again.warnings).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
