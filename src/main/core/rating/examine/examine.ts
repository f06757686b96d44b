import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type {
  NumberInput,
  RatingInputs,
} from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS, type Cover, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type {
  Factor,
  Fee,
  Limit,
  NumberTest,
  Periods,
  RateBook,
  RowTest,
  RuleTest,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { type CompiledRow, compileRow, effectOf } from '../compiled-factor.ts';
import { compileFactor } from '../factor.ts';
import { appliesTo, feeAmount, SCALE_END } from '../rate.ts';
import { isOfDriver, unknownWordRule } from '../underwrite.ts';
import { examineAddOns, examineLargestAddOns } from './add-ons.ts';
import { examineLargest, examineRelativities } from './bounds.ts';
import { examineCombinations } from './combinations.ts';
import { examineCovers } from './covers.ts';
import {
  below,
  type Finding,
  factorPlace,
  fault,
  firstOf,
  isFault,
  type Place,
  rulePlace,
} from './finding.ts';
import { examineLists } from './lists.ts';
import { examineOrder } from './order.ts';
import { examineServicing } from './servicing.ts';
import { examineNumeric } from './steps.ts';
import { examineTexts } from './texts.ts';
import { examineTable, examineWordRows } from './word-rows.ts';
import { examineExamples } from './worked-examples.ts';

/** The inputs that only an override sets, after underwriting. */
const SET_LATER: ReadonlySet<NumberInput> = new Set(['excess', 'discount']);

function examineNumber(test: NumberTest, place: Place): Finding[] {
  const { input, below: least, above: most } = test;
  const found: Finding[] = [];
  if (SET_LATER.has(input)) {
    found.push(fault(below(place, '.input'), message('inputLater', { input })));
  }
  if (least === undefined && most === undefined) found.push(fault(place, message('noBound')));
  if (least !== undefined && most !== undefined && least > most) {
    found.push(fault(place, message('holdsAlways', { below: least, above: most })));
  }
  return found;
}

function examineRow({ factors }: RateBook, { factor, row }: RowTest, place: Place): Finding[] {
  const found = factors.find(({ id }) => id === factor);
  if (!found || !('rows' in found)) {
    return [fault(below(place, '.factor'), message('tableUnknown', { factor }))];
  }
  if (found.rows.some((one) => one.row === row)) return [];
  return [fault(below(place, '.row'), message('rowUnknown', { factor, row }))];
}

/** The tests of a rule, each with its place. */
function placedTests(
  rule: UnderwritingRule,
  place: Place,
): { readonly test: RuleTest; readonly at: Place }[] {
  if (!('conditions' in rule)) return [{ test: rule, at: place }];
  return rule.conditions.flatMap((one, i) => {
    const at = below(place, `.conditions[${i}]`);
    if (!('tests' in one)) return [{ test: one, at }];
    return one.tests.map((test, j) => ({ test, at: below(at, `.tests[${j}]`) }));
  });
}

/** What is wrong with the underwriting rules of a rate book. */
function examineRules(book: RateBook): Finding[] {
  const ids = book.underwriting.map(({ id }) => id);
  const taken = new Set(book.factors.map(unknownWordRule));
  return book.underwriting.flatMap((rule, i) => {
    const { id } = rule;
    const place = rulePlace(rule, i);
    const twice = ids.indexOf(id) < i;
    return [
      ...(taken.has(id) ? [fault(below(place, '.id'), message('ruleTaken', { id }))] : []),
      ...(twice ? [fault(place, message('twice', { name: id }))] : []),
      ...placedTests(rule, place).flatMap(({ test, at }) =>
        'factor' in test ? examineRow(book, test, at) : examineNumber(test, at),
      ),
    ];
  });
}

/** The factors of a limit follow one another under a cover, or the amount before them means nothing. */
function scattered(
  { factors }: RateBook,
  { factors: own }: Limit,
  cover: Cover,
  path: string,
): Finding[] {
  const ids = factors.filter(appliesTo(cover)).map(({ id }) => id);
  const isOne = (id: string) => own?.includes(id) ?? true;
  const between = ids.slice(ids.findIndex(isOne), ids.findLastIndex(isOne) + 1);
  const other = between.find((id) => !isOne(id));
  if (other === undefined) return [];
  return [fault({ path }, message('limitScattered', { cover: coverTitle[cover], factor: other }))];
}

function examineBounds(limit: Limit, path: string): Finding[] {
  const { least, most, mostTakenCents, mostAddedCents } = limit;
  const isCrossed = least !== undefined && most !== undefined && least > most;
  const isBound = [least, most, mostTakenCents, mostAddedCents].some((one) => one !== undefined);
  return [
    ...(isCrossed ? [fault({ path }, message('limitCrossed', { least, most }))] : []),
    ...(isBound ? [] : [fault({ path }, message('limitBoundless'))]),
  ];
}

/** What is wrong with the caps and floors of a rate book. */
function examineLimits(book: RateBook): Finding[] {
  const { factors, limits = [] } = book;
  const unknown = ({ factors: own = [] }: Limit, path: string) =>
    own.flatMap((factor, i) =>
      factors.some(({ id }) => id === factor)
        ? []
        : [fault({ path: `${path}.factors[${i}]` }, message('factorUnknown', { factor }))],
    );
  return limits.flatMap((limit, i) => {
    const path = `limits[${i}]`;
    const covers = COVERS.filter((cover) => appliesTo(cover)(limit));
    return [
      ...unknown(limit, path),
      ...covers.flatMap((cover) => scattered(book, limit, cover, path)).slice(0, 1),
      ...examineBounds(limit, path),
    ];
  });
}

/** What is wrong with the periods of a rate book. */
function examinePeriods({ leastDays, scale: rows }: Periods): Finding[] {
  const found = rows.flatMap(({ upToDays, share }, i): Finding[] => {
    const path = `periods.scale[${i}]`;
    const row = `${upToDays}`;
    const before = rows[i - 1];
    return [
      ...(before && upToDays <= before.upToDays
        ? [
            fault(
              { path: `${path}.upToDays`, row },
              message('boundNotAbove', { bound: upToDays, before: before.upToDays }),
            ),
          ]
        : []),
      ...(before && share < before.share
        ? [
            fault(
              { path: `${path}.share`, row },
              message('shareFalls', { share, before: before.share }),
            ),
          ]
        : []),
    ];
  });
  const last = rows.at(-1);
  if (last?.upToDays !== SCALE_END || last.share !== 1) {
    found.push(fault({ path: 'periods.scale' }, message('scaleEnd', { days: SCALE_END })));
  }
  if (leastDays > SCALE_END) {
    found.push(fault({ path: 'periods.leastDays' }, message('leastDaysLong', { days: leastDays })));
  }
  return found;
}

function examineFee(fee: Fee, path: string): Finding[] {
  const { cents, share, leastCents = 0, mostCents = Infinity } = fee;
  return [
    ...(cents === undefined && share === undefined
      ? [fault({ path }, message('feeWithoutAmount'))]
      : []),
    ...(leastCents > mostCents
      ? [
          fault(
            { path: `${path}.leastCents` },
            message('feeCrossed', { least: euro(leastCents), most: euro(mostCents) }),
          ),
        ]
      : []),
  ];
}

/** A premium that is set by hand must leave room for the fees. */
function examineSmallest({ fees = [], policyFeeCents, smallestPremiumCents }: RateBook): Finding[] {
  const least = fees.reduce(
    (sum, fee) => sum + feeAmount(fee, { net: 0, gross: 0 }),
    policyFeeCents,
  );
  if (fees.length === 0 || least <= smallestPremiumCents) return [];
  return [fault({ path: 'smallestPremiumCents' }, message('feesAbove', { least: euro(least) }))];
}

/** What is wrong with the fees of a rate book. */
function examineCharges(book: RateBook): Finding[] {
  const { fees = [] } = book;
  return [...fees.flatMap((fee, i) => examineFee(fee, `fees[${i}]`)), ...examineSmallest(book)];
}

/** Whether the one multiplies or adds less than the other. */
const isBelow = (one: CompiledRow, other: CompiledRow) =>
  one.relativity < other.relativity || one.loadCents < other.loadCents;

/** In a full quote, silence and words that are not known must not pay. */
function examineCaution(factor: Factor, at: Place): Finding[] {
  const silent: RatingInputs = { cover: 'Comprehensive' };
  const typical = effectOf(compileFactor(factor, 'typical'), silent);
  const cautious = effectOf(compileFactor(factor, 'cautious'), silent);
  const { unknown } = 'unknown' in factor ? factor : {};
  const unknownRow =
    'rows' in factor && unknown && 'row' in unknown
      ? factor.rows.find(({ row }) => row === unknown.row)
      : undefined;
  const isUnknownCheap = unknownRow && isBelow(compileRow(unknownRow), typical);
  const isSame = !isBelow(cautious, typical) && !isBelow(typical, cautious);
  return [
    ...(isBelow(cautious, typical)
      ? [fault(below(at, '.assume.cautious'), message('silencePays'))]
      : []),
    ...(factor.optional && !isSame ? [fault(below(at, '.optional'), message('openCosts'))] : []),
    ...(isUnknownCheap
      ? [
          fault(
            { ...below(at, '.unknown.row'), row: unknownRow.row },
            message('unknownPays', { row: unknownRow.row }),
          ),
        ]
      : []),
  ];
}

/** What is wrong with the section of a rate book about named drivers. */
function examineDrivers(book: RateBook): Finding[] {
  const { namedDrivers } = book;
  if (!namedDrivers) return [];
  return namedDrivers.factors.flatMap((factor, i) => {
    const place = { path: `namedDrivers.factors[${i}]` };
    if (!book.factors.some(({ id }) => id === factor)) {
      return [fault(place, message('factorUnknown', { factor }))];
    }
    return isOfDriver(book, { factor }) ? [] : [fault(place, message('noDriver', { factor }))];
  });
}

function examineKind(factor: Factor, book: RateBook, at: Place): Finding[] {
  if (factor.kind === 'table') return examineTable(factor, at);
  if (factor.kind === 'combination') {
    return [...examineWordRows(factor, at), ...examineCombinations(factor, at)];
  }
  return examineNumeric(factor, book, at);
}

function examineFactor(factor: Factor, book: RateBook, at: Place): Finding[] {
  return [
    ...examineKind(factor, book, at),
    ...examineRelativities(factor, at),
    ...examineOrder(factor, at),
  ];
}

function inFactors(
  { factors }: RateBook,
  look: (factor: Factor, at: Place) => Finding[],
): Finding[] {
  return factors.flatMap((factor, i) => look(factor, factorPlace(factor, i)));
}

/** What is wrong with the parts of a rate book, or unusual: one without a fault here can price. */
export function examineParts(book: RateBook): Finding[] {
  return [
    ...examineLists(book),
    ...inFactors(book, (factor, at) => examineFactor(factor, book, at)),
    ...examineLimits(book),
    ...examineRules(book),
    ...examineCharges(book),
    ...examineDrivers(book),
    ...examineAddOns(book),
    ...(book.periods ? examinePeriods(book.periods) : []),
    ...examineServicing(book),
  ];
}

/**
 * Everything that is wrong with a rate book, or unusual, once its shape is valid. Faults keep it from
 * becoming active. What needs a sound book, as its examples, is looked at only where there is no
 * other fault.
 */
export function examine(book: RateBook, levies: LevyTable): readonly Finding[] {
  const found = [...examineTexts(book), ...examineParts(book)];
  if (found.some(isFault)) return firstOf(found);
  return firstOf([
    ...found,
    ...inFactors(book, examineCaution),
    ...examineLargest(book),
    ...examineLargestAddOns(book),
    ...examineCovers(book),
    ...examineExamples(book, levies),
  ]);
}
