import { expect, test } from 'vitest';
import { withMoney } from '../../../src/shared/words/numbers.ts';

test.each([
  ['is high for a car of 7 years: usually up to 80000 euro', '… usually up to €80,000'],
  ['must be between 250 and 2500.5 euro', 'must be between €250 and €2,500.50'],
  ['ní mór é a bheith idir 250 agus 2,500 euro', 'ní mór é a bheith idir €250 agus €2,500'],
  ['Excess 300 euro, not 500: the lowest that this scheme sells', 'Excess €300, not 500: …'],
  ['the euro', 'the euro'],
])('%s is written with its amounts', (text, written) => {
  const [start = '', end = ''] = written.split('…');
  expect(withMoney(text).startsWith(start) && withMoney(text).endsWith(end)).toBe(true);
});
