import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS, type Cover, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { CompiledFactor } from '../compiled-factor.ts';
import { compileFactor, inputsOf } from '../factor.ts';
import { appliesTo } from '../rate.ts';
import {
  type Finding,
  factorPlace,
  fault,
  hasLoad,
  type Place,
  rowsOf,
  warning,
} from './finding.ts';

/** A cover and the next narrower one. */
interface Pair {
  readonly wider: Cover;
  readonly narrower: Cover;
}

const PAIRS: readonly Pair[] = COVERS.slice(1).map((narrower, i) => ({
  wider: COVERS[i] as Cover,
  narrower,
}));

/** The covers of a pair by their names, as a message says them. */
const named = ({ wider, narrower }: Pair) => ({
  wider: coverTitle[wider],
  narrower: coverTitle[narrower],
});

/** A factor that only one cover of a pair has. */
interface OneSided {
  readonly factor: Factor;
  readonly index: number;
  readonly compiled: CompiledFactor;
}

type Answers = Omit<RatingInputs, 'cover'>;

/** A word that no row has. */
const UNKNOWN = 'a word that no row has';

/** The smallest part of a number that a quote document may have. */
const LEAST_STEP = 1e-6;

/**
 * Answers that reach every row of a factor. The quotient of two factors over a number is smallest at
 * a bound of either, or right before it: between them, the quotient of two straight lines only rises
 * or only falls.
 */
function answersTo(factor: Factor): Answers[] {
  if ('input' in factor) {
    const bounds = rowsOf(factor, { path: '' }).map(({ name }) => Number(name));
    const values = bounds.flatMap((bound) => [bound, Math.max(0, bound - LEAST_STEP)]);
    return [{}, ...values.map((value) => ({ [factor.input]: value }))];
  }
  const [first] = factor.inputs;
  const any = first === undefined ? [] : [{}, { [first]: UNKNOWN }];
  if (factor.kind === 'table') {
    const rows = factor.inputs.flatMap((input) => factor.rows.map(({ row }) => ({ [input]: row })));
    return [...any, ...rows];
  }
  const combined = factor.combinations.map(({ words }) =>
    Object.fromEntries(Object.entries(words).map(([input, [word]]) => [input, word])),
  );
  return [...any, ...combined];
}

/** The factors of a pair that only one cover has, those over the same inputs together. */
function oneSided({ factors }: RateBook, { wider, narrower }: Pair): OneSided[][] {
  const groups = new Map<string, OneSided[]>();
  for (const [index, factor] of factors.entries()) {
    if (appliesTo(wider)(factor) === appliesTo(narrower)(factor)) continue;
    const key = inputsOf(factor).join();
    const compiled = compileFactor(factor, 'cautious', factors);
    groups.set(key, [...(groups.get(key) ?? []), { factor, index, compiled }]);
  }
  return [...groups.values()];
}

/** The row that some answers choose, as a place and in words. */
function chosen({ factor, index, compiled }: OneSided, inputs: RatingInputs) {
  const { row } = compiled.read(inputs);
  const rows = rowsOf(factor, factorPlace(factor, index));
  const value = 'input' in factor ? (inputs[factor.input] ?? Number.NaN) : undefined;
  const found =
    value === undefined
      ? rows.find(({ name }) => name === row)
      : (rows.findLast(({ name }) => Number(name) <= value) ?? rows[0]);
  return {
    place: found?.place ?? factorPlace(factor, index),
    words: `${factor.title} ${inEnglish(row)}`,
  };
}

/** What a group of factors does to the wider cover at least, by the narrower one, and where. */
interface Least {
  readonly ratio: number;
  readonly place: Place;
  readonly words: string;
}

function leastOf(group: readonly OneSided[], { wider, narrower }: Pair): Least[] {
  const [first] = group;
  if (!first) return [];
  const product = (cover: Cover, answers: Answers) =>
    group
      .filter(({ factor }) => appliesTo(cover)(factor))
      .reduce((all, { compiled }) => all * compiled.relativity({ cover, ...answers }), 1) /
    10_000 ** group.filter(({ factor }) => appliesTo(cover)(factor)).length;
  const least = group
    .flatMap(({ factor }) => answersTo(factor))
    .map((answers) => ({ answers, ratio: product(wider, answers) / product(narrower, answers) }))
    .reduce((a, b) => (b.ratio < a.ratio ? b : a));
  const cited = group.find(({ factor }) => appliesTo(wider)(factor)) ?? first;
  const { place, words } = chosen(cited, { cover: wider, ...least.answers });
  return [{ ratio: least.ratio, place, words }];
}

/** What a quotient of doubles may be off. */
const TOLERANCE = 1e-9;

/**
 * Whether the ratios of two covers prove nothing: a higher base makes good for a lower multiplier only
 * where no flat amount or limit comes between them, and one that only one cover has moves that alone.
 */
function isUnproven(
  { factors, limits = [] }: RateBook,
  { wider, narrower }: Pair,
  isLowered: boolean,
): boolean {
  const loaded = factors.filter((one) => one.addOn === undefined && hasLoad(one));
  const isOneSided = (one: Pick<Factor, 'covers'>) =>
    appliesTo(wider)(one) !== appliesTo(narrower)(one);
  return (
    limits.some(isOneSided) ||
    loaded.some((one) => appliesTo(narrower)(one) && !appliesTo(wider)(one)) ||
    (isLowered && (loaded.length > 0 || limits.length > 0))
  );
}

function examinePair(book: RateBook, pair: Pair): Finding[] {
  const { wider, narrower } = pair;
  const { cents } = book.base;
  const lowering = oneSided(book, pair)
    .flatMap((group) => leastOf(group, pair))
    .filter(({ ratio }) => ratio < 1);
  const ratio = lowering.reduce((all, one) => all * one.ratio, cents[wider] / cents[narrower]);
  if (!(ratio < 1 - TOLERANCE)) {
    const values = message('coverUnproven', named(pair));
    return isUnproven(book, pair, lowering.length > 0)
      ? [warning({ path: `base.cents.${wider}` }, values)]
      : [];
  }
  const rows = lowering.map(({ words }) => words).join('; ') || '–';
  const text = message('coverCheaper', { ...named(pair), rows });
  return lowering.length === 0
    ? [fault({ path: `base.cents.${wider}` }, text)]
    : lowering.map(({ place }) => fault(place, text));
}

/** The least premium of a wider cover must not be below that of a narrower one. */
function examineMinimum({ minimumNetCents: cents }: RateBook, pair: Pair) {
  const { wider, narrower } = pair;
  return cents[wider] < cents[narrower]
    ? [fault({ path: `minimumNetCents.${wider}` }, message('minimumBelow', named(pair)))]
    : [];
}

/**
 * Whether a wider cover could cost less than a narrower one, by the base and the factors that only one
 * of them has; all others move both alike. The rounding to cents is left out.
 */
export function examineCovers(book: RateBook): Finding[] {
  return PAIRS.flatMap((pair) => [...examinePair(book, pair), ...examineMinimum(book, pair)]);
}
