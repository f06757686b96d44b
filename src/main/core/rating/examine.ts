import { tenThousandths } from '../../../shared/domain/money.ts';
import type { Factor, LevyTable, RateBook } from '../../../shared/schemas/rate-book.ts';
import { examineRules } from './examine-rules.ts';
import { word } from './factor.ts';
import type { Finding } from './finding.ts';
import { leviesOn } from './levies.ts';
import { examinePeriods } from './period.ts';
import { compileBook, rate } from './rate.ts';

type Table = Extract<Factor, { kind: 'table' }>;

function rising(path: string, bounds: readonly number[]): Finding[] {
  const bad = bounds.findIndex((bound, i) => i > 0 && bound <= (bounds[i - 1] ?? 0));
  return bad < 0 ? [] : [{ path: `${path}[${bad}]`, message: 'must be above the one before it' }];
}

function places(path: string, relativities: readonly number[]): Finding[] {
  return relativities.flatMap((relativity, i) =>
    tenThousandths(relativity) === undefined
      ? [{ path: `${path}[${i}].relativity`, message: 'has more than four decimal places' }]
      : [],
  );
}

function examineTable({ rows, assume }: Table, path: string): Finding[] {
  const names = rows.map(({ row }) => row);
  const errors = [
    ...places(
      `${path}.rows`,
      rows.map((row) => row.relativity),
    ),
    ...names.flatMap((name, i) =>
      names.indexOf(name) === i
        ? []
        : [{ path: `${path}.rows[${i}]`, message: `has ${name} a second time` }],
    ),
  ];
  if (!names.includes(assume)) {
    errors.push({ path: `${path}.assume`, message: `names no row: ${assume}` });
  }
  const rowOfWord = new Map<string, string>();
  for (const { row, words } of rows) {
    for (const text of [row, ...words]) {
      const other = rowOfWord.get(word(text));
      if (other !== undefined && other !== row) {
        errors.push({ path: `${path}.rows`, message: `"${text}" names both ${other} and ${row}` });
      }
      rowOfWord.set(word(text), row);
    }
  }
  return errors;
}

function examineFactor(factor: Factor, path: string): Finding[] {
  if (factor.kind === 'bands') {
    return [
      ...rising(
        `${path}.bands`,
        factor.bands.map((band) => band.from),
      ),
      ...places(
        `${path}.bands`,
        factor.bands.map((band) => band.relativity),
      ),
    ];
  }
  if (factor.kind === 'line') {
    return [
      ...rising(
        `${path}.points`,
        factor.points.map((point) => point.at),
      ),
      ...places(
        `${path}.points`,
        factor.points.map((point) => point.relativity),
      ),
    ];
  }
  return examineTable(factor, path);
}

function runExamples(book: RateBook, levies: LevyTable): Finding[] {
  const compiled = compileBook(book);
  return book.examples.flatMap(({ title, inputs, receivedOn, expect }, i) => {
    const { netCents, grossCents, feeCents, premiumCents } = rate(
      compiled,
      leviesOn(levies, receivedOn),
      inputs,
    );
    const found = { netCents, grossCents, feeCents, premiumCents };
    return (Object.keys(found) as (keyof typeof found)[])
      .filter((key) => found[key] !== expect[key])
      .map((key) => ({
        path: `examples[${i}].expect.${key}`,
        message: `"${title}" gives ${found[key]}, not ${expect[key]}`,
      }));
  });
}

/** Everything that keeps a rate book from becoming active, once its shape is valid. */
export function examine(book: RateBook, levies: LevyTable): Finding[] {
  const ids = book.factors.map((factor) => factor.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  const errors = [
    ...twice.map((id) => ({ path: 'factors', message: `has ${id} twice` })),
    ...book.factors.flatMap((factor, i) => examineFactor(factor, `factors[${i}]`)),
    ...examineRules(book),
    ...(book.periods ? examinePeriods(book.periods) : []),
  ];
  return errors.length > 0 ? errors : runExamples(book, levies);
}
