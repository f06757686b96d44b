import { irishDay } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import type { DatabaseChange } from '../../../shared/domain/policies/policy.ts';
import type { TransactionKind } from '../../../shared/domain/policies/transaction.ts';
import type { NamedDriver } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  DatabaseNotice,
  DatabaseNotices,
  DatabaseNoticesQuery,
  TellDatabaseRequest,
  ToldDatabase,
} from '../../../shared/schemas/policies/database-notice.ts';
import type { Context } from '../dispatcher.ts';
import { changeQuote } from '../quotes/change/change-quote.ts';
import { recordedNumber } from '../quotes/history/state.ts';
import { totalOf } from '../quotes/index/list.ts';
import type { Library } from '../rate-books/library.ts';
import type { NoticeStore, UntoldTransaction } from './notice-store.ts';
import { type PolicyTransaction, policyOf, policyUpTo, termOn } from './policy.ts';
import { noticeEnds, toldOf } from './show-policy.ts';
import { coverEnds, coverOn } from './term.ts';
import { type FoundPolicy, findPolicy, type PolicyParts } from './transact.ts';

/**
 * Days for which a transaction that was never ticked off counts as open: what was made before there was a list of
 * them, or was told without it, does not fill the list for ever.
 */
const OPEN_DAYS = 60;
const DAY = 24 * 60 * 60 * 1000;
/** How many are listed by default. */
const USUAL = 50;

/** What a transaction is for the database; one that undoes another is its contrary. */
const CHANGES: Record<
  Exclude<TransactionKind, 'reversal'>,
  [made: DatabaseChange, undone: DatabaseChange]
> = {
  newBusiness: ['new', 'end'],
  renewal: ['new', 'end'],
  adjustment: ['change', 'change'],
  cancellation: ['end', 'new'],
  reinstatement: ['new', 'end'],
};

function changeOf({ kind, step }: PolicyTransaction): DatabaseChange {
  const undone = step?.kind === 'reversed' ? step.detail.undone : kind;
  const [made, unmade] = undone === 'reversal' ? CHANGES.adjustment : CHANGES[undone];
  return kind === 'reversal' ? unmade : made;
}

const nameOf = ({ firstName, surname }: Pick<NamedDriver, 'firstName' | 'surname'>) =>
  `${firstName} ${surname}`;

const driverLine = (name: string, driverNumber: string | undefined) => ({
  name,
  ...(driverNumber === undefined ? {} : { driverNumber }),
});

/** A transaction as the database is told of it; undefined where it is not there. */
function noticeOf(
  library: Library,
  { found, policy }: FoundPolicy,
  { number }: UntoldTransaction,
  now: number,
): DatabaseNotice | undefined {
  const transaction = policy.transactions[number - 1];
  if (!transaction) return undefined;
  const { kind, effectiveAt, event } = transaction;
  const day = irishTime(effectiveAt)?.day ?? '';
  const then = policyUpTo(policy, number);
  const term = then.terms[transaction.term - 1] ?? then.term;
  const cover = coverOn(term, day);
  if (!cover) return undefined;
  const { vehicle, customer, drivers = [] } = cover.sections;
  const former = coverOn(termOn(policyUpTo(policy, number - 1), day), day)?.sections.vehicle;
  const scheme = library.byHash(cover.rateBookHash)?.scheme;
  const lastDay = noticeEnds(event.at);
  const replaced = former?.registrationNumber !== vehicle.registrationNumber;
  return {
    policyId: policy.id,
    quoteId: policy.quoteId,
    transaction: number,
    kind,
    change: changeOf(transaction),
    effectiveAt,
    madeOn: irishDay(event.at),
    lastDay,
    isOverdue: irishDay(now) > lastDay,
    ...(scheme === undefined ? {} : { insurer: scheme.insurer }),
    registration: vehicle.registrationNumber,
    ...(former && replaced ? { formerRegistration: former.registrationNumber } : {}),
    make: vehicle.make,
    model: vehicle.model,
    coverFrom: term.period.from,
    coverTo: coverEnds(term),
    policyholder: nameOf(customer),
    drivers: [
      driverLine(nameOf(customer), recordedNumber(found)),
      ...drivers.map((one) => driverLine(nameOf(one), one.driverNumber)),
    ],
  };
}

interface NoticeParts extends PolicyParts {
  readonly notices: NoticeStore;
}

/** Lists what the insurers' database was not told of yet, the oldest first. Source: Road Traffic Act 1961, section 78A. */
export function listDatabaseNotices({ library, quotes, notices }: NoticeParts) {
  return async (
    { limit = USUAL }: DatabaseNoticesQuery,
    { now }: Context,
  ): Promise<Result<DatabaseNotices>> => {
    const { some, count } = await notices.untold(now - OPEN_DAYS * DAY, limit);
    const lines: DatabaseNotice[] = [];
    for (const one of some) {
      const found = await quotes.find(one.quoteId);
      const policy = found && policyOf(library, found);
      const line = policy && noticeOf(library, { found, policy }, one, now);
      if (line) lines.push(line);
    }
    return done({ notices: lines, ...totalOf(count) });
  };
}

/** Ticks transactions of one policy off. @returns how many were not ticked off before */
async function tellOf(
  parts: PolicyParts,
  policyId: string,
  numbers: readonly number[],
  context: Context,
): Promise<Result<number>> {
  const kept = await findPolicy(parts, policyId, context.caller);
  if (!kept.ok) return kept;
  const { transactions, quoteId } = kept.value.policy;
  const absent = numbers.find((number) => number > transactions.length);
  if (absent !== undefined) {
    const said = message('transactionNotFound', { id: policyId, number: absent });
    return failed({ kind: 'notFound', message: said });
  }
  return changeQuote<number>(parts, quoteId, context, async ({ events }) => {
    const told = toldOf(events);
    const open = [...new Set(numbers)].filter((number) => !told.has(number));
    if (open.length === 0) return done({ change: undefined, answer: 0 });
    const eventData = { kind: 'databaseTold', detail: { transactions: open } } as const;
    return done({ change: { eventData }, answer: () => open.length });
  });
}

/** Ticks transactions of policies off, those of each policy together; what was ticked off before stays so. */
export function tellDatabase(parts: PolicyParts) {
  return async (
    { notices }: TellDatabaseRequest,
    context: Context,
  ): Promise<Result<ToldDatabase>> => {
    let told = 0;
    for (const policyId of new Set(notices.map((one) => one.policyId))) {
      const numbers = notices.flatMap((one) => (one.policyId === policyId ? one.transaction : []));
      const ticked = await tellOf(parts, policyId, numbers, context);
      if (!ticked.ok) return ticked;
      told += ticked.value;
    }
    return done({ told });
  };
}
