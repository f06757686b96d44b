import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { examineAddOns, examineLargestAddOns } from './add-ons.ts';
import { examineLargest, examineRelativities } from './bounds.ts';
import { examineCaution } from './caution.ts';
import { examineCharges } from './charges.ts';
import { examineCombinations } from './combinations.ts';
import { examineCovers } from './covers.ts';
import { examineDrivers } from './drivers.ts';
import { type Finding, factorPlace, firstOf, isFault, type Place } from './finding.ts';
import { examineLimits } from './limits.ts';
import { examineLists } from './lists.ts';
import { examineOrder } from './order.ts';
import { examinePeriods } from './periods.ts';
import { examineRules } from './rules.ts';
import { examineNumeric } from './steps.ts';
import { examineTexts } from './texts.ts';
import { examineTable, examineWordRows } from './word-rows.ts';
import { examineExamples } from './worked-examples.ts';

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
