import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { RowProblem } from '../../../shared/schemas/quotes/replay.ts';
import type { Conditions } from '../dispatcher.ts';
import type { Discrepancy } from '../quotes/history/compare.ts';
import { compareAll, type ReplayParts, verifyChain } from '../quotes/history/replay-quotes.ts';

/** Checks something piece by piece: what is damaged, or undefined after a piece that is whole. */
export type Check = () => AsyncIterable<Message | undefined>;

export interface CheckParts extends ReplayParts {
  /** What can be checked of the database itself. */
  readonly databaseChecks: readonly Check[];
  /** Takes each thing that was found damaged. */
  readonly onDamage: (what: Message) => void;
}

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

async function checkHistory(
  parts: CheckParts,
  conditions: Pick<Conditions, 'isCancelled'>,
): Promise<Message[]> {
  const { broken } = await verifyChain(parts, conditions);
  return broken === null ? [] : [message('eventDamaged', { sequence: broken })];
}

/**
 * Checks the whole of the data, in pieces between which other work has its turn: pages and indexes,
 * rows and documents by their hashes, lists by their quotes, the chain of the history, and every
 * quote by its history. Ends early when it is cancelled, or when much is damaged.
 * @returns how much was found damaged
 */
export async function checkData(
  parts: CheckParts,
  conditions: Pick<Conditions, 'isCancelled' | 'onProgress'> = {},
): Promise<number> {
  const { databaseChecks, onDamage, pause } = parts;
  let found = 0;
  const isOver = () => found >= MOST_FOUND || conditions.isCancelled?.() === true;
  const take = (what: Message | undefined) => {
    if (!what) return;
    found += 1;
    onDamage(what);
  };
  for (const check of databaseChecks) {
    for await (const what of check()) {
      take(what);
      if (isOver()) return found;
      await pause();
    }
  }
  for (const what of await checkHistory(parts, { isCancelled: isOver })) take(what);
  const compared = await compareAll(parts, { ...conditions, isCancelled: isOver });
  for (const one of compared.found) take(damageOf(one));
  return found;
}
