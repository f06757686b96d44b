import { daysLater } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type {
  RateBook,
  Servicing,
  TransactionExample,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { costOf, feesOn, keptOf, servicingOf } from '../servicing.ts';
import { type Finding, fault } from './finding.ts';
import { change } from './worked-examples.ts';

type Amounts = TransactionExample['expect'];

/** The first day of the period of an example: of a year without a leap day. */
const FIRST = '2027-01-01';

/** What a book gives for an example of a transaction, in cents. */
function workThrough(book: RateBook, example: TransactionExample): Amounts {
  const { kind, periodDays, daysHad, netCents, newNetCents = netCents, hasClaim } = example;
  const period = { from: FIRST, to: daysLater(FIRST, periodDays - 1) };
  const next = daysLater(FIRST, daysHad);
  const lastDay = daysHad === 0 ? undefined : daysLater(next, -1);
  const had = lastDay === undefined ? [] : [{ from: FIRST, to: lastDay, netCents }];
  const isAdjustment = kind === 'adjustment';
  const isCharged = isAdjustment || kind === 'customer';
  const fees = isCharged ? feesOn(book, isAdjustment ? kind : 'cancellation') : [];
  const feeCents = fees.reduce((sum, { cents }) => sum + cents, 0);
  if (isAdjustment) {
    const later = { from: next, to: period.to, netCents: newNetCents };
    const covered = daysHad >= periodDays ? had : [...had, later];
    return { netCents: costOf(covered, periodDays).netCents, feeCents };
  }
  const hadCents = costOf(had, periodDays).netCents;
  const ended = { ending: kind, period, lastDay, netCents, hadCents, hasClaim };
  return { netCents: keptOf(servicingOf(book), ended).at(-1)?.cents ?? 0, feeCents };
}

/** What is wrong with how a rate book cancels. */
function examineScale({ method, cancellationScale: rows = [] }: Servicing): Finding[] {
  if (method === 'shortPeriod' && rows.length === 0) {
    return [fault({ path: 'servicing.cancellationScale' }, message('scaleNeeded'))];
  }
  return rows.flatMap(({ upTo, keeps }, i) => {
    const before = rows[i - 1];
    const place = (name: string) => ({
      path: `servicing.cancellationScale[${i}].${name}`,
      row: `${upTo}`,
    });
    if (!before) return [];
    const bound = message('boundNotAbove', { bound: upTo, before: before.upTo });
    const falls = message('keepsFalls', { keeps, before: before.keeps });
    return [
      ...(upTo <= before.upTo ? [fault(place('upTo'), bound)] : []),
      ...(keeps < before.keeps ? [fault(place('keeps'), falls)] : []),
    ];
  });
}

/** The examples of transactions that the book does not give. */
function examineTransactions(book: RateBook): Finding[] {
  return (book.transactionExamples ?? []).flatMap((example, i) => {
    const { title, expect } = example;
    const found = workThrough(book, example);
    const names = ['netCents', 'feeCents'] as const;
    const first = names.find((name) => found[name] !== expect[name]);
    if (first === undefined) return [];
    const place = { path: `transactionExamples[${i}].expect.${first}`, row: title };
    const net = change(expect.netCents, found.netCents);
    const fees = change(expect.feeCents, found.feeCents);
    return [fault(place, message('transactionDiffers', { title, net, fees }))];
  });
}

/** What is wrong with how a rate book changes and cancels policies, once its shape is valid. */
export function examineServicing(book: RateBook): Finding[] {
  const found = book.servicing ? examineScale(book.servicing) : [];
  return found.length > 0 ? found : examineTransactions(book);
}
