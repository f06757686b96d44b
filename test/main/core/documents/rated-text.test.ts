import { expect, test } from 'vitest';
import { ratedAlone, ratedText } from '../../../../src/main/core/documents/rated-text.ts';

test.each([
  ['300 euro', '€300'],
  ['Up to 500 euro', 'Up to €500'],
  ['Up to 50,000 euro', 'Up to €50,000'],
  ['1,250,000 euro', '€1,250,000'],
  ['1,000.50 euro', '€1,000.50'],
  ['30000 euro', '€30,000'],
  ['2000 cc', '2,000 cc'],
  ['0 %', '0%'],
  ['UpTo3500kg', 'Up to 3,500 kg'],
  ['TPFT', 'Third party, fire and theft'],
  // Other choices call it otherwise.
  ['Other', 'Other'],
])('%s is written %s', (input, written) => expect(ratedText(input)).toBe(written));

test('an answer that stands alone begins with a capital letter', () => {
  expect(ratedAlone('yes')).toBe('Yes');
});
