import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examineLevies } from '../../../../../src/main/core/rating/examine/levies.ts';
import { leviesOn } from '../../../../../src/main/core/rating/levies.ts';
import { EXAMPLE_LEVY_TABLE } from '../../../../../src/shared/contract/operations/levy-table-example.ts';
import type { Levy, LevyTable } from '../../../../../src/shared/schemas/rate-books/levy-table.ts';
import { levies as SHIPPED } from '../demonstration.ts';

const levy = (id: string, ...rates: [from: string, rate: number][]): Levy => ({
  id,
  title: id,
  source: 'A test',
  kind: 'rate',
  rates: rates.map(([from, rate]) => ({ from, rate })),
});
const BEFORE: LevyTable = { levies: [levy('duty', ['2000-01-01', 0.03])] };
const found = (...levies: Levy[]) =>
  examineLevies({ levies }, BEFORE).map(({ severity, path, row, message }) => [
    severity,
    path,
    row,
    message.code,
  ]);

test('the shipped table and the example have nothing wrong, next to each other', () => {
  expect(examineLevies(SHIPPED, undefined)).toEqual([]);
  expect(examineLevies(EXAMPLE_LEVY_TABLE, SHIPPED)).toEqual([]);
  expect(examineLevies(SHIPPED, EXAMPLE_LEVY_TABLE)).toEqual([]);
});

describe('what is wrong has its place', () => {
  const duty = levy('duty', ['2000-01-01', 0.03]);

  test.each<[string, Levy[], (string | undefined)[][]]>([
    [
      'two rates from one day',
      [levy('duty', ['2000-01-01', 0.03], ['2000-01-01', 0.04])],
      [['fault', 'levies[0].rates[1]', '2000-01-01', 'levyDayTwice']],
    ],
    [
      'a day that there is not',
      [levy('duty', ['2000-01-01', 0.03], ['2026-02-30', 0.04])],
      [['fault', 'levies[0].rates[1].from', '2026-02-30', 'dayAbsent']],
    ],
    [
      'a rate with more decimals than are exact, and one that is unusual',
      [levy('duty', ['2000-01-01', 0.03333], ['2026-01-01', 0.3])],
      [
        ['fault', 'levies[0].rates[0].rate', '2000-01-01', 'fourDecimals'],
        ['warning', 'levies[0].rates[1].rate', '2026-01-01', 'levyRateUnusual'],
      ],
    ],
    ['a levy twice', [duty, duty], [['fault', 'levies[1].id', undefined, 'twice']]],
    [
      'a levy that loses its earlier rates',
      [levy('duty', ['2026-01-01', 0.03])],
      [['fault', 'levies[0].rates', '2026-01-01', 'levyGap']],
    ],
    [
      'a new levy that begins later than the others',
      [duty, levy('fund', ['2028-01-01', 0.01])],
      [['warning', 'levies[1].rates', '2028-01-01', 'levyLate']],
    ],
    [
      'a levy that vanishes',
      [levy('other', ['2000-01-01', 0.03])],
      [['fault', 'levies', undefined, 'levyVanished']],
    ],
    [
      'a levy that some insurers owe no more',
      [{ ...duty, authorisedIn: 'ireland' }],
      [['warning', 'levies', undefined, 'levyNarrowed']],
    ],
    [
      'an amount that is unusual',
      [
        duty,
        {
          id: 'stamp',
          title: 'Stamp',
          source: 'A test',
          kind: 'fixed',
          cents: 10_000,
          fromNetCents: 0,
        },
      ],
      [['warning', 'levies[1].cents', undefined, 'levyCentsUnusual']],
    ],
  ])('%s', (_, levies, expected) => {
    expect(found(...levies)).toEqual(expected);
  });
});

test('a levy for the insurers of one place is on theirs alone, and one for all on each', () => {
  const place = fc.constantFrom('ireland', 'other-member-state', undefined);
  const places = fc.array(place, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(places, (given) => {
      const levies = given.map((authorisedIn, i) => ({
        ...levy(`${i}`, ['2000-01-01', 0.01]),
        ...(authorisedIn === undefined ? {} : { authorisedIn }),
      }));
      for (const insurer of ['ireland', 'other-member-state'] as const) {
        const owed = given.flatMap((one, i) =>
          one === undefined || one === insurer ? [`${i}`] : [],
        );
        const on = leviesOn({ levies }, '2026-01-01', insurer);
        expect(on.map(({ id }) => id)).toEqual(owed);
      }
    }),
  );
});
