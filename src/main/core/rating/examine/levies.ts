import { checker } from '../../../../shared/contract/check.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tenThousandths } from '../../../../shared/domain/money.ts';
import { PLACES_OF_AUTHORISATION } from '../../../../shared/domain/rate-books/authorised-in.ts';
import {
  FixedLevy,
  type Levy,
  LevyTable,
  RateLevy,
} from '../../../../shared/schemas/rate-books/levy-table.ts';
import { below, type Finding, fault, isFault, type Place, warning } from './finding.ts';
import { dayAbsent } from './lists.ts';
import { byKind, readShape, type Shape } from './read-shape.ts';
import { examineTexts } from './texts.ts';

const TABLE: Shape<LevyTable> = {
  check: checker(LevyTable),
  lists: { levies: byKind({ rate: checker(RateLevy), fixed: checker(FixedLevy) }) },
  tables: 'levies',
};

/** Reads a value as a levy table; each place that has not its shape is a fault. */
export const readLevyTable = (value: unknown) => readShape(value, TABLE);

/** Above these, a levy may be a typing error, as 3 for 0.03: no levy of Ireland was ever near them. */
const USUAL = { rate: 0.1, cents: 1_000 } as const;

const placeOf = ({ id, title }: Levy, at: number): Place => ({
  path: `levies[${at}]`,
  table: { id, title },
});

/** Whether two levies are on the premiums of the same insurers. */
function meet(one: Levy, other: Levy): boolean {
  return (
    one.authorisedIn === undefined ||
    other.authorisedIn === undefined ||
    one.authorisedIn === other.authorisedIn
  );
}

/** What is wrong with the days and the amounts of a levy, or unusual. */
function examineLevy(levy: Levy, at: number): Finding[] {
  const place = placeOf(levy, at);
  if (levy.kind === 'fixed') {
    const cents = below(place, '.cents');
    const isUnusual = levy.cents > USUAL.cents;
    return isUnusual ? [warning(cents, message('levyCentsUnusual', { cents: levy.cents }))] : [];
  }
  return levy.rates.flatMap(({ from, rate }, i): Finding[] => {
    const row = { ...below(place, `.rates[${i}]`), row: from };
    const isTwice = levy.rates.findIndex((other) => other.from === from) < i;
    const value = { ...row, path: `${row.path}.rate` };
    return [
      ...dayAbsent({ ...row, path: `${row.path}.from` }, from),
      ...(isTwice ? [fault(row, message('levyDayTwice', { day: from }))] : []),
      ...(tenThousandths(rate) === undefined
        ? [fault(value, message('fourDecimals', { value: rate }))]
        : []),
      ...(rate > USUAL.rate ? [warning(value, message('levyRateUnusual', { rate }))] : []),
    ];
  });
}

/** Levies whose premium would be charged twice. */
function leviesTwice({ levies }: LevyTable): Finding[] {
  return levies.flatMap((levy, i) => {
    const isTwice = levies.slice(0, i).some((other) => other.id === levy.id && meet(other, levy));
    const place = below(placeOf(levy, i), '.id');
    return isTwice ? [fault(place, message('twice', { name: levy.id }))] : [];
  });
}

/** The first day on which a levy is charged, or is known to be 0; empty where it always was. */
function firstDay(levy: Levy): string {
  return levy.kind === 'fixed' ? '' : (levy.rates.map(({ from }) => from).sort()[0] ?? '');
}

/** A levy that begins after the others of its table: before that, nothing is charged. */
function lateLevies({ levies }: LevyTable, before: LevyTable | undefined): Finding[] {
  const days = levies.flatMap((levy) => (levy.kind === 'rate' ? [firstDay(levy)] : [])).sort();
  return levies.flatMap((levy, i): Finding[] => {
    const from = firstDay(levy);
    const first = { ...below(placeOf(levy, i), '.rates'), row: from };
    const known = before?.levies.filter((other) => other.id === levy.id && meet(other, levy)) ?? [];
    const since = known.map(firstDay).sort()[0];
    if (since !== undefined && since < from) {
      return [fault(first, message('levyGap', { day: from }))];
    }
    const isLate = known.length === 0 && levy.kind === 'rate' && from > (days[0] ?? '');
    return isLate ? [warning(first, message('levyLate', { day: from }))] : [];
  });
}

/** Levies of the table before that a table has no more, for some insurers or for all. */
function vanished({ levies }: LevyTable, before: LevyTable | undefined): Finding[] {
  const ids = new Set(before?.levies.map(({ id }) => id));
  const placesOf = (list: readonly Levy[], id: string) =>
    PLACES_OF_AUTHORISATION.filter((place) =>
      list.some((levy) => levy.id === id && (levy.authorisedIn ?? place) === place),
    );
  return [...ids].flatMap((id): Finding[] => {
    const left = placesOf(levies, id);
    const place = { path: 'levies' };
    if (left.length === 0) return [fault(place, message('levyVanished', { id }))];
    return placesOf(before?.levies ?? [], id)
      .filter((one) => !left.includes(one))
      .map((one) => warning(place, message('levyNarrowed', { id, place: one })));
  });
}

/**
 * Everything that is wrong with a levy table, or unusual, once its shape is valid. Faults keep it from
 * becoming active.
 * @param before the table that it would take the place of
 */
export function examineLevies(table: LevyTable, before: LevyTable | undefined): Finding[] {
  const found = [
    ...examineTexts(table),
    ...leviesTwice(table),
    ...table.levies.flatMap(examineLevy),
  ];
  if (found.some(isFault)) return found;
  return [...found, ...lateLevies(table, before), ...vanished(table, before)];
}
