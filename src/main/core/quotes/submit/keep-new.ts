import { done, type Fault, failed, type Result } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Context } from '../../dispatcher.ts';
import { duplicatesAmong, warningsOf } from '../duplicates/find.ts';
import { examinedOf } from '../duplicates/stop.ts';
import type { QuoteOfMark } from '../duplicates/store.ts';
import type { DraftChange, QuoteStore, SubmittedDraft } from '../history/store.ts';
import type { Applied } from './apply-choices.ts';

/** What is said of a draft that changed while it was submitted. */
const CHANGED: Record<DraftChange, Fault> = {
  draftMade: { kind: 'conflict', message: message('draftMade') },
  draftChanged: { kind: 'preconditionFailed', message: message('draftChanged') },
};

interface Keeping<T> {
  /** The draft that it was. */
  readonly draft?: SubmittedDraft | undefined;
  /** Puts what is said of its choices and its duplicates next to the quote. */
  readonly answer: (warnings: readonly Message[]) => T;
}

/**
 * Keeps a new quote, and answers it with a warning of each duplicate that was there before it. Fails,
 * with nothing kept, only where its draft is another one by now: `conflict` where it became a quote.
 */
export async function keepNew<T>(
  { quotes }: { readonly quotes: QuoteStore },
  { warnings, quote, events }: Applied,
  { caller, keep }: Context,
  { draft, answer }: Keeping<T>,
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
  const added = await quotes.add(quote, events, { draft, respond });
  if (typeof added === 'string') return failed(CHANGED[added]);
  return kept ?? resultOf(added);
}
