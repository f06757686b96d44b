import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expiringQuery,
  isFiltered,
  onlyOrder,
  orderOf,
  type QuoteQuery,
  readQuery,
  sortedBy,
  withPart,
  writeQuery,
} from '../../../src/renderer/data/quote-query.ts';
import { daysLater } from '../../../src/shared/domain/date.ts';
import { COVERS } from '../../../src/shared/domain/quotes/cover.ts';
import { QUOTE_SORTS } from '../../../src/shared/domain/quotes/quote-sort.ts';
import { SHOWN_STATUSES } from '../../../src/shared/domain/quotes/quote-status.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysLater('2000-01-01', days));

const queries: fc.Arbitrary<QuoteQuery> = fc.record(
  {
    search: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
    status: fc.constantFrom(...SHOWN_STATUSES),
    cover: fc.constantFrom(...COVERS),
    createdFrom: day,
    createdTo: day,
    expiresFrom: day,
    expiresTo: day,
    customer: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
    sort: fc.constantFrom(...QUOTE_SORTS),
    requoted: fc.boolean(),
    descending: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('the query of the list of quotes in a place', () => {
  it('reads back what it wrote, whatever was typed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        // What is cut at 200 characters was typed by no one.
        fc.pre((query.search ?? '').length <= 200);
        expect(readQuery(writeQuery(query))).toEqual(query);
      }),
    );
  });

  it('reads anything as a query that the service takes, and writes that the same way again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = writeQuery(readQuery(text));
        expect(writeQuery(readQuery(once))).toBe(once);
      }),
    );
  });

  it('reads the link of a dashboard', () => {
    const link =
      'status=quoted&expiresFrom=2026-11-21&expiresTo=2026-11-27&cover=TPFT' +
      '&createdFrom=2026-11-01&search=ni+bhriain&sort=premium&descending=1';
    expect(readQuery(link)).toEqual({
      search: 'ni bhriain',
      status: 'quoted',
      cover: 'TPFT',
      createdFrom: '2026-11-01',
      expiresFrom: '2026-11-21',
      expiresTo: '2026-11-27',
      sort: 'premium',
      descending: true,
    });
  });

  it('leaves out what it does not know and what can not be', () => {
    expect(
      readQuery('status=gone&cover=Car&createdFrom=2026-02-30&sort=age&descending=yes&limit=9'),
    ).toEqual({});
  });

  it('takes a part out again', () => {
    expect(withPart({ search: 'a', status: 'quoted' }, 'search', '')).toEqual({ status: 'quoted' });
    expect(withPart({ cover: 'TPFT' }, 'cover', undefined)).toEqual({});
    expect(withPart({}, 'cover', 'TPFT')).toEqual({ cover: 'TPFT' });
  });
});

describe('the order of a query', () => {
  it('is the newest first unless another is asked for', () => {
    expect(orderOf({})).toEqual({ sort: 'created', descending: true });
    expect(orderOf({ sort: 'premium' })).toEqual({ sort: 'premium', descending: false });
  });

  it('turns round when the same head is pressed again, and is usual again after that', () => {
    const up = sortedBy({ search: 'a' }, 'premium');
    expect(orderOf(up)).toEqual({ sort: 'premium', descending: false });
    const down = sortedBy(up, 'premium');
    expect(orderOf(down)).toEqual({ sort: 'premium', descending: true });
    expect(sortedBy(down, 'created')).toEqual({ search: 'a' });
    expect(orderOf(sortedBy({}, 'created'))).toEqual({ sort: 'created', descending: false });
    expect(sortedBy(sortedBy({}, 'created'), 'created')).toEqual({});
  });

  it('is no filter', () => {
    expect(isFiltered({ sort: 'premium', descending: true })).toBe(false);
    expect(isFiltered(expiringQuery('2026-11-21', '2026-11-21'))).toBe(true);
    expect(onlyOrder({ search: 'a', sort: 'premium' })).toEqual({ sort: 'premium' });
  });
});
