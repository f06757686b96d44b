import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { RowProblem } from '../../../shared/schemas/quotes/replay.ts';
import type { Conditions } from '../dispatcher.ts';
import { compareAll, type Discrepancy, type ReplayParts, verifyChain } from './replay-quotes.ts';

/** Checks something piece by piece: what is damaged, or undefined after a piece that is whole. */
export type Check = () => AsyncIterable<Message | undefined>;

export interface CheckParts extends ReplayParts {
  /** What can be checked of the database itself. */
  readonly databaseChecks: readonly Check[];
}

type Cancelling = Pick<Conditions, 'isCancelled'>;

/** More would say nothing new. */
const MOST_FOUND = 100;

const rowProblems: Record<RowProblem['problem'], (id: string) => Message> = {
  missing: (id) => message('quoteGone', { id }),
  unreadable: (id) => message('quoteDamaged', { id }),
  withoutHistory: (id) => message('quoteWithoutHistory', { id }),
};

/** What a discrepancy of a quote says of the data. */
function damageOf(found: Discrepancy): Message {
  const { quoteId } = found;
  if ('problem' in found) return rowProblems[found.problem](quoteId);
  return message('quoteDamaged', { id: quoteId });
}

async function* checkHistory(parts: CheckParts, conditions: Cancelling): ReturnType<Check> {
  const { broken } = await verifyChain(parts, conditions);
  if (broken !== null) yield message('eventDamaged', { sequence: broken });
}

async function* checkQuotes(parts: CheckParts, conditions: Conditions): ReturnType<Check> {
  const compared = await compareAll(parts, conditions);
  for (const one of compared.found) yield damageOf(one);
}

/** What a check found, by its place among all checks. */
export interface Found {
  readonly check: number;
  readonly what: Message;
}

/**
 * Checks the whole of the data, in pieces between which other work has its turn: pages and indexes,
 * rows and documents by their hashes, lists by their quotes, the chain of the history, and every
 * quote by its history. Ends early when it is cancelled, or when much is found.
 * @param only the places of the checks to make; by default all
 * @returns what looks damaged: data that change meanwhile may look so at one time, and be whole
 */
export async function checkData(
  parts: CheckParts,
  conditions: Pick<Conditions, 'isCancelled' | 'onProgress'> = {},
  only?: ReadonlySet<number>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  const isCancelled = () => found.length >= MOST_FOUND || conditions.isCancelled?.() === true;
  const checks: readonly Check[] = [
    ...parts.databaseChecks,
    () => checkHistory(parts, { isCancelled }),
    () => checkQuotes(parts, { ...conditions, isCancelled }),
  ];
  for (const [place, check] of checks.entries()) {
    if (only?.has(place) === false) continue;
    for await (const what of check()) {
      if (what) found.push({ check: place, what });
      if (isCancelled()) return found;
      await parts.pause();
    }
  }
  return found;
}
