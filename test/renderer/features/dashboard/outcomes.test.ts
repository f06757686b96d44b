import { expect, test } from 'vitest';
import { outcomeRows } from '../../../../src/renderer/features/dashboard/outcomes.ts';

const SUMS = [
  { cover: 'Comprehensive', source: 'desk', scheme: 'a', outcome: 'accepted', quotes: 4 },
  { cover: 'Comprehensive', source: 'qd-1', scheme: 'b', outcome: 'open', quotes: 3 },
  {
    cover: 'Comprehensive',
    source: 'qd-1',
    outcome: 'lost',
    lostReason: 'price',
    scheme: 'b',
    quotes: 5,
  },
  { cover: 'TPFT', source: 'qd-1', outcome: 'lost', lostReason: 'carSold', scheme: 'a', quotes: 2 },
  { cover: 'TPFT', source: 'desk', outcome: 'refused', scheme: 'b', quotes: 1 },
] as const;

const SOURCES = [{ source: 'desk' }, { source: 'qd-1', name: 'Partner' }];

const schemeOf = (id: string) => ({ id, name: id.toUpperCase(), insurer: 'Test', line: 'car' });

const OUTCOMES = { sums: [...SUMS], sources: SOURCES, schemes: [schemeOf('a'), schemeOf('b')] };

test('what became of quotes is added up by cover and by source, the most first', () => {
  const { all, covers, schemes, sources } = outcomeRows(OUTCOMES);
  expect(all).toMatchObject({
    filter: {},
    quotes: 15,
    outcomes: { accepted: 4, open: 3, lost: 7, refused: 1 },
    reasons: { price: 5, carSold: 2, cover: 0 },
  });
  expect(covers.map(({ filter, quotes }) => [filter.cover, quotes])).toEqual([
    ['Comprehensive', 12],
    ['TPFT', 3],
  ]);
  expect(schemes).toMatchObject([
    { filter: { scheme: 'b' }, name: 'B', quotes: 9, outcomes: { accepted: 0 } },
    { filter: { scheme: 'a' }, name: 'A', quotes: 6, outcomes: { accepted: 4 } },
  ]);
  expect(sources).toMatchObject([
    { filter: { source: 'qd-1' }, name: 'Partner', quotes: 10, outcomes: { lost: 7, accepted: 0 } },
    { filter: { source: 'desk' }, quotes: 5, reasons: { price: 0 } },
  ]);
  expect(sources[1]).not.toHaveProperty('name');
});

test('each sum is in the row of its cover and in that of its source', () => {
  const { all, covers, schemes, sources } = outcomeRows(OUTCOMES);
  for (const rows of [covers, schemes, sources]) {
    for (const outcome of ['open', 'accepted', 'refused', 'lost'] as const) {
      const sum = rows.reduce((some, { outcomes }) => some + outcomes[outcome], 0);
      expect(sum, outcome).toBe(all.outcomes[outcome]);
    }
  }
});
