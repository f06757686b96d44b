import { done, type Result } from '../../../../shared/contract/result.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { Context } from '../../dispatcher.ts';
import { duplicatesAmong, warningsOf } from '../duplicates/find.ts';
import { examinedOf } from '../duplicates/stop.ts';
import type { QuoteOfMark } from '../duplicates/store.ts';
import type { QuoteStore } from '../history/store.ts';
import type { Applied } from './apply-choices.ts';

interface Keeping<T> {
  /** The draft that it was. */
  readonly draftId?: string | undefined;
  /** Puts what is said of its choices and its duplicates next to the quote. */
  readonly answer: (warnings: readonly Message[]) => T;
}

/** Keeps a new quote, and answers it with a warning of each duplicate that was there before it. */
export async function keepNew<T>(
  { quotes }: { readonly quotes: QuoteStore },
  { warnings, quote, events }: Applied,
  { caller, keep }: Context,
  { draftId, answer }: Keeping<T>,
): Promise<Result<T>> {
  const examined = examinedOf({ quote, events });
  const resultOf = (others: readonly QuoteOfMark[]): Result<T> =>
    done(answer([...warnings, ...warningsOf(caller, duplicatesAmong(others, examined))]));
  // What is answered must be the very result that was kept: a carrier would keep another one, too.
  let kept: Result<T> | undefined;
  const respond = (others: readonly QuoteOfMark[]) => {
    kept = resultOf(others);
    return keep?.(kept);
  };
  const others = await quotes.add(quote, events, { draftId, respond });
  return kept ?? resultOf(others);
}
