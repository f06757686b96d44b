import { readDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { appliesTo } from '../rate.ts';
import { below, examplePlace, type Finding, factorPlace, fault, type Place } from './finding.ts';

/** Whether two factors rate a quote together: those of optional covers count under every cover. */
const meet = (one: Factor, other: Factor) =>
  one.addOn !== undefined ||
  other.addOn !== undefined ||
  COVERS.some((cover) => appliesTo(cover)(one) && appliesTo(cover)(other));

/** A factor may come again under its id for another cover, as an excess that moves it less. */
function factorsTwice({ factors }: RateBook): Finding[] {
  return factors.flatMap((factor, i) => {
    const isTwice = factors
      .slice(0, i)
      .some((other) => other.id === factor.id && meet(other, factor));
    const place = below(factorPlace(factor, i), '.id');
    return isTwice ? [fault(place, message('twice', { name: factor.id }))] : [];
  });
}

/** The names of a list that stand there before. */
function namesTwice(path: string, names: readonly string[]): Finding[] {
  return names.flatMap((name, i) =>
    names.indexOf(name) === i ? [] : [fault({ path: `${path}[${i}]` }, message('twice', { name }))],
  );
}

/** A day of a list that does not exist. */
export function dayAbsent(place: Place, day: string): Finding[] {
  return readDay(day) === undefined ? [fault(place, message('dayAbsent', { day }))] : [];
}

/** What is wrong with the names and the days of a rate book. */
export function examineLists(book: RateBook): Finding[] {
  const { products, addOns, limits, fees, instalmentPlans, examples, inForceFrom } = book;
  const ids = (list: readonly { readonly id: string }[] = []) => list.map(({ id }) => id);
  return [
    ...dayAbsent({ path: 'inForceFrom' }, inForceFrom),
    ...namesTwice('products', ids(products)),
    ...factorsTwice(book),
    ...namesTwice('limits', ids(limits)),
    ...namesTwice('fees', ids(fees)),
    ...namesTwice('instalmentPlans', ids(instalmentPlans)),
    ...namesTwice('addOns', ids(addOns)),
    ...addOns.flatMap(({ levels }, i) =>
      namesTwice(
        `addOns[${i}].levels`,
        levels.map(({ level }) => level),
      ),
    ),
    ...examples.flatMap((example, i) =>
      dayAbsent(below(examplePlace(example, i), '.receivedOn'), example.receivedOn),
    ),
  ];
}
