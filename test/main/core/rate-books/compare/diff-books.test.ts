import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffBooks } from '../../../../../src/main/core/rate-books/compare/diff-books.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book } from '../../rating/demonstration.ts';

/** The differences from the demonstration book to a changed copy of it. */
function diff(change: (copy: RateBook) => void) {
  const copy = structuredClone(book);
  change(copy);
  return diffBooks(book, copy);
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list.at(index);
  if (item === undefined) throw new Error(`There is no item ${index}`);
  return item;
};

type Table = Extract<RateBook['factors'][number], { kind: 'table' }>;

/** The place of a factor, and the factor of a copy. */
const placeOf = (id: string) => book.factors.findIndex((factor) => factor.id === id);
function tableIn(copy: RateBook, id: string): Table {
  const factor = copy.factors.find((one): one is Table => one.id === id && one.kind === 'table');
  if (!factor) throw new Error(`There is no table ${id}`);
  return factor;
}

describe('the difference of two rate books', () => {
  test('of a book with itself is empty, also where properties and words stand in another order', () => {
    expect(diffBooks(book, book)).toEqual([]);
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, part]) => [name, turned(part)]),
      );
    };
    expect(diffBooks(book, turned(book) as RateBook)).toEqual([]);
    expect(diff((copy) => tableIn(copy, 'use').rows[0]?.words.reverse())).toEqual([]);
  });

  test('names table, row, old and new value of a changed row', () => {
    const place = placeOf('parking');
    const change = diff((copy) => {
      at(tableIn(copy, 'parking').rows, 1).relativity = 0.9;
    });
    expect(change).toEqual([
      {
        kind: 'changed',
        path: `factors[${place}].rows[1].relativity`,
        table: { id: 'parking', title: 'Overnight parking' },
        row: 'Driveway',
        from: 0.97,
        to: 0.9,
      },
    ]);
  });

  test('tells what came, what went and what moved, and follows a value through a move', () => {
    const place = placeOf('parking');
    const table = { id: 'parking', title: 'Overnight parking' };
    const added = { row: 'Barn', relativity: 0.95, words: [] };
    const [garage] = tableIn(book, 'parking').rows;
    const changes = diff((copy) => {
      const { rows } = tableIn(copy, 'parking');
      rows.shift();
      rows.splice(1, 0, added);
      // Driveway, Barn, Private car park, Street, Other: the last one comes first.
      rows.unshift(at(rows, -1));
      rows.pop();
      at(rows, 0).relativity = 1.05;
    });
    const inRow = (kind: string, path: string, row: string) => ({ kind, path, table, row });
    expect(changes).toEqual([
      { ...inRow('moved', `factors[${place}].rows[0]`, 'Other'), from: 5, to: 1 },
      { ...inRow('changed', `factors[${place}].rows[0].relativity`, 'Other'), from: 1, to: 1.05 },
      { ...inRow('added', `factors[${place}].rows[2]`, 'Barn'), to: added },
      { ...inRow('removed', `factors[${place}].rows[0]`, 'Garage'), from: garage },
    ]);
  });

  test('names each fee and plan, also where the other book has none', () => {
    const fee = { id: 'admin', title: 'Administration', owner: 'broker', cents: 1500 } as const;
    const next = { ...fee, id: 'card', title: 'Card' };
    const changes = diff((copy) => {
      copy.fees = [fee, next];
    });
    expect(changes).toEqual([
      { kind: 'added', path: 'fees[0]', row: 'Administration', to: fee },
      { kind: 'added', path: 'fees[1]', row: 'Card', to: next },
    ]);
    expect(diffBooks({ ...book, fees: [fee] }, book)).toEqual([
      { kind: 'removed', path: 'fees[0]', row: 'Administration', from: fee },
    ]);
  });

  test('moves a factor by its place, and knows two of the same id by their covers', () => {
    const excesses = book.factors.filter(({ id }) => id === 'excess');
    expect(excesses).toHaveLength(2);
    const last = book.factors.length;
    const changes = diff((copy) => {
      const factor = at(copy.factors, -3);
      if (factor.kind === 'line') at(factor.points, 0).relativity = 1.2;
      copy.factors.unshift(at(copy.factors.splice(-1), 0));
    });
    expect(changes).toMatchObject([
      { kind: 'moved', path: 'factors[0]', table: { id: 'discount' }, from: last, to: 1 },
      { kind: 'changed', row: '0', table: { id: 'excess' }, from: 1.15, to: 1.2 },
    ]);
    expect(changes[1]?.path).toBe(`factors[${last - 2}].points[0].relativity`);
  });

  test('tells rules, add-ons, amounts, examples and a whole section apart', () => {
    const changes = diff((copy) => {
      copy.base.cents.TPFT += 1;
      at(copy.underwriting, 0).decision = 'refer';
      at(at(copy.addOns, 0).levels, 0).netCents += 5;
      at(copy.examples, 0).expect.netCents += 7;
      delete copy.periods;
      copy.version = 'next';
    });
    expect(changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'changed version',
      'changed base.cents.TPFT',
      'removed periods',
      'changed addOns[0].levels[0].netCents',
      'changed underwriting[0].decision',
      'changed examples[0].expect.netCents',
    ]);
  });
});

/** One edit of a book, and the difference that must tell it. */
interface Edit {
  readonly edit: (copy: RateBook) => void;
  readonly told: object;
}

const tables = book.factors.flatMap((factor, place) =>
  factor.kind === 'table' ? [{ place, factor }] : [],
);

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({
      table: fc.constantFrom(...tables),
      row: fc.nat(),
      more: fc.integer({ min: 1, max: 9 }),
    })
    .map(({ table: { place, factor }, row, more }): Edit => {
      const index = row % factor.rows.length;
      const { relativity: from, row: name } = at(factor.rows, index);
      const to = from + more;
      const path = `factors[${place}].rows[${index}].relativity`;
      return {
        edit: (copy) => {
          at((copy.factors[place] as Table).rows, index).relativity = to;
        },
        told: { kind: 'changed', path, row: name, from, to, table: { id: factor.id } },
      };
    }),
  fc.nat({ max: book.underwriting.length - 1 }).map((index): Edit => {
    const from = at(book.underwriting, index);
    return {
      edit: (copy) => {
        copy.underwriting = copy.underwriting.filter(({ id }) => id !== from.id);
      },
      told: { kind: 'removed', path: `underwriting[${index}]`, from },
    };
  }),
  fc.nat({ max: book.examples.length - 1 }).map((index): Edit => {
    const example = { ...at(book.examples, index), title: 'Another' };
    return {
      edit: (copy) => {
        copy.examples.splice(index, 0, example);
      },
      told: { kind: 'added', path: `examples[${index}]`, to: example },
    };
  }),
  fc.constantFrom('Comprehensive', 'TPFT', 'ThirdParty').chain((cover) =>
    fc.integer({ min: 1, max: 500 }).map((more): Edit => {
      const from = book.minimumNetCents[cover as 'TPFT'];
      return {
        edit: (copy) => {
          copy.minimumNetCents[cover as 'TPFT'] = from + more;
        },
        told: { kind: 'changed', path: `minimumNetCents.${cover}`, from, to: from + more },
      };
    }),
  ),
);

test('each planted edit is told, and nothing else', () => {
  fc.assert(
    fc.property(anyEdit, ({ edit, told }) => {
      const changes = diff(edit);
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject(told);
    }),
    { numRuns: 30 },
  );
});

test('a shuffle moves as few as possible, and each that is moved stands where it says', () => {
  const rules = book.underwriting;
  fc.assert(
    fc.property(fc.shuffledSubarray([...rules], { minLength: rules.length }), (shuffled) => {
      const moved = diffBooks(book, { ...book, underwriting: shuffled });
      expect(moved.every(({ kind }) => kind === 'moved')).toBe(true);
      expect(moved.length).toBeLessThan(rules.length);
      for (const { from, to } of moved) {
        expect(shuffled[Number(to) - 1]).toBe(rules[Number(from) - 1]);
      }
    }),
    { numRuns: 20 },
  );
});

test('a rule goes by its reason, a level by its cover, an example by its title', () => {
  const changes = diff((copy) => {
    Object.assign(at(copy.underwriting, 0), { decision: 'refer' });
    at(at(copy.addOns, 0).levels, 0).netCents += 100;
    at(copy.examples, 0).expect.premiumCents += 1;
  });
  const [rule, addOn, example] = [book.underwriting[0], book.addOns[0], book.examples[0]];
  expect(changes.map(({ row }) => row).sort()).toEqual(
    [rule?.reason, `${addOn?.title}: ${addOn?.levels[0]?.title}`, example?.title].sort(),
  );
});
