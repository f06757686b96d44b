import { message } from '../../../../shared/domain/messages/message.ts';
import { euro, LARGEST_CENTS } from '../../../../shared/domain/money.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { compileRow } from '../compiled-factor.ts';
import { step } from '../net.ts';
import { below, type Finding, factorPlace, fault, type Place, rowsOf } from './finding.ts';

/** A factor of an optional cover's own, with its place. */
interface Own {
  readonly factor: Factor;
  readonly addOn: AddOn;
  readonly at: Place;
}

const ownFactors = ({ factors }: RateBook): Own[] =>
  factors.flatMap((factor, i) =>
    factor.addOn === undefined ? [] : [{ factor, addOn: factor.addOn, at: factorPlace(factor, i) }],
  );

/** A level that costs nothing is included in every quote, so that no row may charge for it. */
function examineIncluded(book: RateBook, { factor, addOn, at }: Own): Finding[] {
  const { levels = [] } = book.addOns.find(({ id }) => id === addOn) ?? {};
  const included = levels.find(({ netCents }) => netCents === 0);
  const charging = rowsOf(factor, at).find(({ loadCents = 0 }) => loadCents > 0);
  if (!included || !charging) return [];
  const values = { addOn, level: included.level };
  return [fault(charging.place, message('includedCharged', values))];
}

/** A wider cover is never cheaper and no one is declined for an optional cover: so it must not say more. */
function examineOwn(book: RateBook, own: Own): Finding[] {
  const { factor, addOn, at } = own;
  const isDeciding = 'unknown' in factor && factor.unknown && 'reason' in factor.unknown;
  return [
    ...(book.addOns.some(({ id }) => id === addOn)
      ? []
      : [fault(below(at, '.addOn'), message('addOnUnknown', { addOn }))]),
    ...(factor.covers ? [fault(below(at, '.covers'), message('addOnCovers'))] : []),
    ...(isDeciding ? [fault(below(at, '.unknown.decision'), message('addOnDecides'))] : []),
    ...examineIncluded(book, own),
  ];
}

/** A factor that something of the premium names, and that moves an optional cover. */
function namedElsewhere(book: RateBook, own: readonly Own[]): Finding[] {
  const named = (ids: readonly string[], path: string) =>
    ids.flatMap((id, i) => {
      const found = own.find(({ factor }) => factor.id === id);
      const values = { factor: id, addOn: found?.addOn ?? '' };
      return found ? [fault({ path: `${path}[${i}]` }, message('factorOfAddOn', values))] : [];
    });
  const { limits = [], namedDrivers } = book;
  return [
    ...limits.flatMap(({ factors = [] }, i) => named(factors, `limits[${i}].factors`)),
    ...named(namedDrivers?.factors ?? [], 'namedDrivers.factors'),
  ];
}

/** The levels that the worked examples choose. */
function examineChosen({ addOns, examples }: RateBook): Finding[] {
  return examples.flatMap(({ addOns: chosen = {} }, i) =>
    Object.entries(chosen).flatMap(([addOn, level]) => {
      const levels = addOns.find(({ id }) => id === addOn)?.levels ?? [];
      if (levels.some((one) => one.level === level)) return [];
      const values = message('levelUnknown', { addOn, level });
      return [fault({ path: `examples[${i}].addOns.${addOn}` }, values)];
    }),
  );
}

/** What is wrong with the own factors of optional covers, and with those that examples choose. */
export function examineAddOns(book: RateBook): Finding[] {
  const own = ownFactors(book);
  return [
    ...own.flatMap((one) => examineOwn(book, one)),
    ...namedElsewhere(book, own),
    ...examineChosen(book),
  ];
}

/** Where the dearest rows take the price of an optional cover past the amount up to which it is exact. */
export function examineLargestAddOns(book: RateBook): Finding[] {
  const own = ownFactors(book);
  return book.addOns.flatMap(({ id, levels }) => {
    let cents = Math.max(...levels.map(({ netCents }) => netCents));
    for (const { factor, at } of own.filter(({ addOn }) => addOn === id)) {
      const priced = rowsOf(factor, at).map((row) => {
        const { relativity, loadCents } = compileRow(row);
        return { row, cents: step(cents, relativity, loadCents) };
      });
      const dearest = priced.reduce((a, b) => (b.cents > a.cents ? b : a));
      cents = dearest.cents;
      if (cents >= LARGEST_CENTS) {
        const values = { addOn: id, row: dearest.row.name, most: euro(LARGEST_CENTS) };
        return [fault(dearest.row.place, message('addOnTooLarge', values))];
      }
    }
    return [];
  });
}
