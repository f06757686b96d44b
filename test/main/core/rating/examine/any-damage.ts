import fc from 'fast-check';
import type { Finding } from '../../../../../src/main/core/rating/examine/finding.ts';
import type { Factor } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { book } from './sound-book.ts';

/** One edit that spoils a sound book, and where it must be found. */
export interface Damage {
  readonly factors: readonly Factor[];
  readonly path: string;
  /** Absent: at whatever row. */
  readonly row?: string;
  readonly severity: Finding['severity'];
}

type Of<K extends Factor['kind']> = {
  readonly index: number;
  readonly factor: Extract<Factor, { kind: K }>;
};

/** The factors of a kind, each with its place. */
function ofKind<K extends Factor['kind']>(kind: K): Of<K>[] {
  return book.factors.flatMap((factor, index) =>
    factor.kind === kind ? [{ index, factor: factor as Of<K>['factor'] }] : [],
  );
}

const changed = (index: number, factor: Factor) => book.factors.with(index, factor);
const some = <T>(list: readonly T[]) => fc.constantFrom(...list);

/** A factor of a kind, and the place of one of its rows from `first` on. */
function rowOf<K extends Factor['kind']>(
  kind: K,
  count: (factor: Of<K>['factor']) => number,
  first = 0,
) {
  const usable = ofKind(kind).filter(({ factor }) => count(factor) > first);
  return some(usable).chain(({ index, factor }) =>
    fc.integer({ min: first, max: count(factor) - 1 }).map((at) => ({ index, factor, at })),
  );
}

const tables = rowOf('table', ({ rows }) => rows.length, 1);
const bands = rowOf('bands', ({ bands }) => bands.length, 1);
const lines = rowOf('line', ({ points }) => points.length, 1);
const combinations = rowOf('combination', ({ combinations }) => combinations.length);

export const droppedAssumption = some(ofKind('table')).map(({ index, factor }): Damage => {
  const assumed = typeof factor.assume === 'string' ? factor.assume : factor.assume.cautious;
  const rows = factor.rows.filter(({ row }) => row !== assumed);
  return {
    factors: changed(index, { ...factor, rows }),
    path: `factors[${index}].assume${typeof factor.assume === 'string' ? '' : '.cautious'}`,
    row: assumed,
    severity: 'fault',
  };
});

export const droppedFirstBand = some(ofKind('bands')).map(
  ({ index, factor }): Damage => ({
    factors: changed(index, { ...factor, bands: factor.bands.slice(1) }),
    path: `factors[${index}].bands[0]`,
    row: `${factor.bands[1]?.from}`,
    severity: 'fault',
  }),
);

export const rowTwice = tables.map(({ index, factor, at }): Damage => {
  const [row] = factor.rows.slice(at);
  return {
    factors: changed(index, { ...factor, rows: row ? [...factor.rows, row] : factor.rows }),
    path: `factors[${index}].rows[${factor.rows.length}]`,
    row: row?.row ?? '',
    severity: 'fault',
  };
});

export const wordOfAnother = tables.map(({ index, factor, at }): Damage => {
  const [first] = factor.rows;
  const rows = factor.rows.map((row, i) =>
    i === at ? { ...row, words: [...row.words, ` ${first?.row.toUpperCase()}.`] } : row,
  );
  return {
    factors: changed(index, { ...factor, rows }),
    path: `factors[${index}].rows[${at}]`,
    row: rows[at]?.row ?? '',
    severity: 'fault',
  };
});

export const overlap = fc.oneof(
  bands.map(({ index, factor, at }): Damage => {
    const from = factor.bands[at - 1]?.from ?? 0;
    return {
      factors: changed(index, {
        ...factor,
        bands: factor.bands.map((band, i) => (i === at ? { ...band, from } : band)),
      }),
      path: `factors[${index}].bands[${at}]`,
      row: `${from}`,
      severity: 'fault',
    };
  }),
  lines.map(({ index, factor, at }): Damage => {
    const bound = factor.points[at - 1]?.at ?? 0;
    return {
      factors: changed(index, {
        ...factor,
        points: factor.points.map((point, i) => (i === at ? { ...point, at: bound } : point)),
      }),
      path: `factors[${index}].points[${at}]`,
      row: `${bound}`,
      severity: 'fault',
    };
  }),
);

export const pointBetween = lines.map(({ index, factor, at }): Damage => {
  const points = factor.points.map((point, i) =>
    i === at ? { ...point, at: point.at - 0.5 } : point,
  );
  return {
    factors: changed(index, { ...factor, points }),
    path: `factors[${index}].points[${at}].at`,
    row: `${points[at]?.at}`,
    severity: 'fault',
  };
});

/** A factor with another relativity in one of its rows. */
export function priced(relativity: fc.Arbitrary<number>, severity: Finding['severity']) {
  return fc
    .record({ index: fc.nat({ max: book.factors.length - 1 }), at: fc.nat(), relativity })
    .map(({ index, at, relativity }): Damage => {
      const factor = book.factors[index] as Factor;
      const list = factor.kind === 'bands' ? 'bands' : factor.kind === 'line' ? 'points' : 'rows';
      const rows = structuredClone(
        factor.kind === 'bands'
          ? factor.bands
          : factor.kind === 'line'
            ? factor.points
            : factor.rows,
      ) as { relativity: number }[];
      const row = at % rows.length;
      Object.assign(rows[row] ?? {}, { relativity });
      return {
        factors: changed(index, { ...factor, [list]: rows } as Factor),
        path: `factors[${index}].${list}[${row}].relativity`,
        severity,
      };
    });
}

export const wrongInput = combinations.map(({ index, factor, at }): Damage => {
  const all = factor.combinations.map((one, i) =>
    i === at ? { ...one, words: { ...one.words, county: ['Mayo'] } } : one,
  );
  return {
    factors: changed(index, { ...factor, combinations: all }),
    path: `factors[${index}].combinations[${at}].words`,
    row: all[at]?.row ?? '',
    severity: 'fault',
  };
});

export const wrongRow = combinations.map(({ index, factor, at }): Damage => {
  const all = factor.combinations.map((one, i) => (i === at ? { ...one, row: 'Zyzzyva' } : one));
  return {
    factors: changed(index, { ...factor, combinations: all }),
    path: `factors[${index}].combinations[${at}].row`,
    row: 'Zyzzyva',
    severity: 'fault',
  };
});

export const combinationTwice = combinations
  .chain(({ index, factor, at }) =>
    some(factor.rows).map(({ row }) => ({
      index,
      factor,
      row,
      words: factor.combinations[at]?.words,
    })),
  )
  .map(({ index, factor, row, words = {} }): Damage => {
    const all = [...factor.combinations, { row, words }];
    return {
      factors: changed(index, { ...factor, combinations: all }),
      path: `factors[${index}].combinations[${all.length - 1}]`,
      row,
      severity: 'fault',
    };
  });

export const rowOfNothing = some(ofKind('combination')).map(
  ({ index, factor }): Damage => ({
    factors: changed(index, {
      ...factor,
      rows: [...factor.rows, { row: 'Zyzzyva', relativity: 1 }],
    }),
    path: `factors[${index}].rows[${factor.rows.length}]`,
    row: 'Zyzzyva',
    severity: 'fault',
  }),
);

export const finer = fc.integer({ min: 1, max: 9 }).map((digit) => 1 + digit / 100_000);
export const unusual = fc.oneof(
  fc.integer({ min: 1, max: 999 }).map((some) => some / 10_000),
  fc.integer({ min: 100_001, max: 1_000_000 }).map((some) => some / 10_000),
);
