import { expect, test } from 'vitest';
import { outcomeRows } from '../../src/renderer/features/dashboard/outcomes.ts';

const SUMS = [
  { cover: 'Comprehensive', source: 'desk', outcome: 'accepted', quotes: 4 },
  { cover: 'Comprehensive', source: 'qd-1', outcome: 'open', quotes: 3 },
  { cover: 'Comprehensive', source: 'qd-1', outcome: 'lost', lostReason: 'price', quotes: 5 },
  { cover: 'TPFT', source: 'qd-1', outcome: 'lost', lostReason: 'carSold', quotes: 2 },
  { cover: 'TPFT', source: 'desk', outcome: 'refused', quotes: 1 },
] as const;

const SOURCES = [{ source: 'desk' }, { source: 'qd-1', name: 'Partner' }];

test('what became of quotes is added up by cover and by source, the most first', () => {
  const { all, covers, sources } = outcomeRows({ sums: [...SUMS], sources: SOURCES });
  expect(all).toMatchObject({
    ...{ filter: {}, quotes: 15 },
    outcomes: { accepted: 4, open: 3, lost: 7, refused: 1 },
    reasons: { price: 5, carSold: 2, cover: 0 },
  });
  expect(covers.map(({ filter, quotes }) => [filter.cover, quotes])).toEqual([
    ['Comprehensive', 12],
    ['TPFT', 3],
  ]);
  expect(sources).toMatchObject([
    { filter: { source: 'qd-1' }, name: 'Partner', quotes: 10, outcomes: { lost: 7, accepted: 0 } },
    { filter: { source: 'desk' }, quotes: 5, reasons: { price: 0 } },
  ]);
  expect(sources[1]).not.toHaveProperty('name');
});

test('each sum is in the row of its cover and in that of its source', () => {
  const { all, covers, sources } = outcomeRows({ sums: [...SUMS], sources: SOURCES });
  for (const rows of [covers, sources]) {
    for (const outcome of ['open', 'accepted', 'refused', 'lost'] as const) {
      const sum = rows.reduce((some, { outcomes }) => some + outcomes[outcome], 0);
      expect(sum, outcome).toBe(all.outcomes[outcome]);
    }
  }
});
