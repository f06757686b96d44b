import '../../../../src/renderer/i18n/screen-words/compare-books.ts';
import { describe, expect, it } from 'vitest';
import {
  bookFaultsOf,
  comparePath,
  pairOf,
  type ReadableBook,
  readable,
} from '../../../../src/renderer/features/rate-books/compare/book-pair.tsx';
import {
  countsOf,
  grouped,
  groupTitle,
  isRelativity,
  placeWords,
  rateOf,
  valueWords,
} from '../../../../src/renderer/features/rate-books/compare/change-words.ts';
import { placeOf, readPlace } from '../../../../src/renderer/features/rate-books/compare/place.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { KeptRateBook } from '../../../../src/shared/schemas/rate-books/kept-rate-book.ts';
import type { TableState } from '../../../../src/shared/schemas/rate-books/kept-table.ts';
import type { BookChange } from '../../../../src/shared/schemas/rate-books/rate-book-diff.ts';

function book(hash: string, state: TableState, scheme = 'standard'): ReadableBook {
  return {
    hash,
    state,
    activatedAt: null,
    publisher: null,
    steps: [],
    summary: {
      name: scheme,
      version: hash,
      demonstration: true,
      inForceFrom: '2026-01-01',
      scheme: { id: scheme, name: scheme, insurer: 'Insurer', line: 'private-motor' },
      examples: 1,
    },
  };
}

describe('the two books to compare', () => {
  const inForce = book('a1', 'active');
  const other = book('b1', 'active', 'young');
  const draft = book('a2', 'draft');

  it('are the one in force and the newest of its scheme that is to come', () => {
    const books = [inForce, other, book('a0', 'withdrawn'), book('a9', 'checked'), draft];
    expect(pairOf(books, {})).toEqual({ from: 'a1', to: 'a2' });
  });

  it('are the former and the present book where none is to come, else two of those in force', () => {
    const former = book('a0', 'superseded');
    expect(pairOf([former, inForce, other], {})).toEqual({ from: 'a0', to: 'a1' });
    expect(pairOf([inForce, other], {})).toEqual({ from: 'a1', to: 'b1' });
    expect(pairOf([inForce], {})).toBeUndefined();
  });

  it('are those of the address, each with a likely other one', () => {
    const books = [inForce, other, draft];
    expect(pairOf(books, { from: 'b1', to: 'a2' })).toEqual({ from: 'b1', to: 'a2' });
    expect(pairOf(books, { from: 'a' })).toEqual({ from: 'a1', to: 'a2' });
    expect(pairOf(books, { to: 'a2' })).toEqual({ from: 'a1', to: 'a2' });
    const drafts = [...books, book('a3', 'draft')];
    expect(pairOf(drafts, { to: 'a2' })).toEqual({ from: 'a1', to: 'a2' });
    expect(pairOf(books, { from: 'zz', to: 'a2' })).toEqual({ from: 'zz', to: 'a2' });
  });

  it('are reached from a book: what is to come is compared with what is in force', () => {
    expect(comparePath(draft)).toBe('/rate-books/compare?to=a2');
    expect(comparePath(inForce)).toBe('/rate-books/compare?from=a1');
  });

  it('are never damaged', () => {
    const damaged: KeptRateBook = { ...draft, summary: null };
    expect(readable([inForce, damaged])).toEqual([inForce]);
  });

  it('stand in the address with the part that is shown', () => {
    const place = { from: 'a1', to: 'a2', view: 'impact' } as const;
    expect(readPlace(placeOf(place).split('?')[1] ?? '')).toEqual(place);
    expect(readPlace('view=nonsense')).toEqual({
      from: undefined,
      to: undefined,
      view: 'changes',
    });
  });
});

const table = { id: 'driver-age', title: "Driver's age" };
const age = (row: string, from: unknown, to: unknown): BookChange => ({
  kind: 'changed',
  path: `factors[0].points[${row}].relativity`,
  table,
  row,
  from,
  to,
});
const fee: BookChange = { kind: 'changed', path: 'policyFeeCents', from: 2500, to: 3000 };

describe('what differs', () => {
  const added: BookChange = {
    kind: 'added',
    path: 'factors[1].rows[2]',
    table: { id: 'use', title: 'Class of use' },
    row: 'Taxi',
    to: { row: 'Taxi', relativity: 2, words: [] },
  };
  const moved: BookChange = { kind: 'moved', path: 'factors[3]', table, from: 2, to: 4 };

  it('stands by table and part, in the order of the books', () => {
    const changes = [age('17', 2, 1.9), fee, age('20', 1, 1.1)];
    const groups = grouped(changes);
    expect(groups.map(groupTitle)).toEqual(["Driver's age", 'Policy fee']);
    expect(groups.map((group) => group.changes.length)).toEqual([2, 1]);
    expect(countsOf([...changes, added, moved])).toEqual({
      changed: 3,
      added: 1,
      removed: 0,
      moved: 1,
    });
  });

  it('counts as a relativity where one was changed, added or removed', () => {
    expect([age('17', 2, 1.9), added, moved, fee].map(isRelativity)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('has a percentage where a number moved from one that is not 0', () => {
    expect(rateOf(age('17', 2, 1.9))).toBeCloseTo(-0.05, 10);
    expect(rateOf(fee)).toBe(0.2);
    expect(rateOf({ ...fee, from: 0 })).toBeUndefined();
    expect(rateOf(moved)).toBeUndefined();
  });

  it('is said in words: relativities, euro, places, covers and names', () => {
    const texts = (change: BookChange) => [
      placeWords(change),
      valueWords(change.from, change),
      valueWords(change.to, change),
    ];
    expect(texts(age('17', 2, 1.9))).toEqual(['17', '×2.0000', '×1.9000']);
    expect(texts(fee)).toEqual(['Value', '€25.00', '€30.00']);
    expect(texts(added)).toEqual(['Taxi', '', '×2.0000']);
    expect(texts(moved)).toEqual(['Whole table', 'place 2', 'place 4']);
    expect(texts({ ...fee, path: 'base.cents.TPFT' })).toEqual([
      'Third party, fire and theft',
      '€25.00',
      '€30.00',
    ]);
    const rule = { id: 'young', decision: 'decline', reason: 'Too young' };
    const path = 'underwriting[3]';
    expect(texts({ kind: 'removed', path, row: 'Too young', from: rule })).toEqual([
      'Too young',
      'Too young',
      '',
    ]);
    const change = { kind: 'changed', path: `${path}.below`, row: 'Too young' } as const;
    expect(texts({ ...change, from: 17, to: 18 })).toEqual(['Too young · Below', '17', '18']);
    expect(texts({ ...fee, path: 'inForceFrom', from: '2026-01-01', to: '2026-05-01' })).toEqual([
      'Value',
      '1 Jan 2026',
      '1 May 2026',
    ]);
  });
});

describe('the faults of a book', () => {
  const found = message('required');

  it('are told from other faults, with the book and the place in it', () => {
    const errors = [{ path: 'to.hash.factors[2].rows[1]', message: found }];
    expect(bookFaultsOf({ kind: 'invalid', message: found, errors })).toEqual({
      side: 'to',
      faults: [{ place: 'factors[2].rows[1]', message: found }],
    });
    const own = [...errors, { path: 'portfolio.size', message: found }];
    expect(bookFaultsOf({ kind: 'invalid', message: found, errors: own })).toBeUndefined();
    expect(bookFaultsOf({ kind: 'notFound', message: found })).toBeUndefined();
  });
});
