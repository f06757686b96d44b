import { tenThousandths } from '../../../shared/domain/money.ts';
import { COVERS } from '../../../shared/schemas/cover.ts';
import type {
  Factor,
  LevyTable,
  RateBook,
  RatingInputs,
} from '../../../shared/schemas/rate-book.ts';
import type { Basis } from '../../../shared/schemas/rate-book-assumptions.ts';
import type { FactorOf } from '../../../shared/schemas/rate-book-factors.ts';
import { word } from './compiled-factor.ts';
import { examineCombinations } from './examine-combination.ts';
import { examineDrivers } from './examine-drivers.ts';
import { examineRules } from './examine-rules.ts';
import { compileFactor } from './factor.ts';
import type { Finding } from './finding.ts';
import { leviesOn } from './levies.ts';
import type { Numeric } from './numeric.ts';
import { examinePeriods } from './period.ts';
import { appliesTo, compileBook, onTypical, rate } from './rate.ts';

/** A table over words: of one input after the other, or of several together. */
type WordTable = FactorOf<'table' | 'combination'>;

const BASES = ['typical', 'cautious'] as const satisfies readonly Basis[];

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

/** The rows that a table names outside its rows, each with its place. */
function namedRows({ assume, unknown }: WordTable): { place: string; row: string }[] {
  const assumed =
    typeof assume === 'string'
      ? [{ place: 'assume', row: assume }]
      : BASES.map((basis) => ({ place: `assume.${basis}`, row: assume[basis] }));
  return unknown && 'row' in unknown
    ? [...assumed, { place: 'unknown.row', row: unknown.row }]
    : assumed;
}

/** What tables over words have in common: their rows, and the rows that they name elsewhere. */
function examineWordRows(factor: WordTable, path: string): Finding[] {
  const names = factor.rows.map(({ row }) => row);
  return [
    ...places(
      `${path}.rows`,
      factor.rows.map(({ relativity }) => relativity),
    ),
    ...names.flatMap((name, i) =>
      names.indexOf(name) === i
        ? []
        : [{ path: `${path}.rows[${i}]`, message: `has ${name} a second time` }],
    ),
    ...namedRows(factor).flatMap(({ place, row }) =>
      names.includes(row) ? [] : [{ path: `${path}.${place}`, message: `names no row: ${row}` }],
    ),
  ];
}

function examineTable(factor: FactorOf<'table'>, path: string): Finding[] {
  const errors = examineWordRows(factor, path);
  const rowOfWord = new Map<string, string>();
  for (const { row, words } of factor.rows) {
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

/** What implies a number must be a row of a table. */
function examineImplied({ implied = [] }: Numeric, { factors }: RateBook, path: string): Finding[] {
  return implied.flatMap(({ factor, row }, i) => {
    const table = factors.find(({ id }) => id === factor);
    const place = `${path}.implied[${i}]`;
    if (table?.kind !== 'table') return [{ path: place, message: `names no table: ${factor}` }];
    return table.rows.some((one) => one.row === row)
      ? []
      : [{ path: place, message: `names no row of ${factor}: ${row}` }];
  });
}

function examineFactor(factor: Factor, book: RateBook, path: string): Finding[] {
  if (factor.kind === 'table') return examineTable(factor, path);
  if (factor.kind === 'combination') {
    return [...examineWordRows(factor, path), ...examineCombinations(factor, path)];
  }
  const implied = examineImplied(factor, book, path);
  if (factor.kind === 'bands') {
    return [
      ...implied,
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
  return [
    ...implied,
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

/** In a full quote, silence and words that are not known must not pay. */
function examineCaution(factor: Factor, path: string): Finding[] {
  const [typical, cautious] = BASES.map((basis) => compileFactor(factor, basis));
  if (!typical || !cautious) return [];
  const silent: RatingInputs = { cover: 'Comprehensive' };
  const least = typical.relativity(silent);
  const below = (place: string, relativity: number) =>
    relativity < least
      ? [{ path: `${path}.${place}`, message: 'is cheaper than the typical assumption' }]
      : [];
  const { unknown } = 'unknown' in factor ? factor : {};
  const unknownRow =
    'rows' in factor && unknown && 'row' in unknown
      ? factor.rows.find(({ row }) => row === unknown.row)
      : undefined;
  return [
    ...below('assume.cautious', cautious.relativity(silent)),
    ...(factor.optional && cautious.relativity(silent) !== least
      ? [{ path: `${path}.optional`, message: 'costs more in a full quote than in a quick price' }]
      : []),
    ...(unknownRow ? below('unknown.row', tenThousandths(unknownRow.relativity) ?? 0) : []),
  ];
}

/** A factor may come again under its id for another cover, as an excess that moves it less. */
function examineIds({ factors }: RateBook): Finding[] {
  const twice = factors.filter((factor, i) =>
    COVERS.some(
      (cover) =>
        appliesTo(cover)(factor) &&
        factors.slice(0, i).some((other) => other.id === factor.id && appliesTo(cover)(other)),
    ),
  );
  return twice.map(({ id }) => ({ path: 'factors', message: `has ${id} twice` }));
}

function runExamples(book: RateBook, levies: LevyTable): Finding[] {
  const compiled = compileBook(book);
  return book.examples.flatMap(({ title, inputs, basis, receivedOn, expect }, i) => {
    const { netCents, grossCents, feeCents, premiumCents } = rate(
      basis === 'typical' ? onTypical(compiled) : compiled,
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
  const errors = [
    ...examineIds(book),
    ...book.factors.flatMap((factor, i) => examineFactor(factor, book, `factors[${i}]`)),
    ...examineRules(book),
    ...examineDrivers(book),
    ...(book.periods ? examinePeriods(book.periods) : []),
  ];
  if (errors.length > 0) return errors;
  const incautious = book.factors.flatMap((factor, i) => examineCaution(factor, `factors[${i}]`));
  return [...incautious, ...runExamples(book, levies)];
}
