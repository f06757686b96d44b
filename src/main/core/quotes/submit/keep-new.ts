import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import {
  done,
  type Fault,
  failed,
  invalid,
  type Result,
} from '../../../../shared/result/result.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { afterEvent } from '../history/fold.ts';
import type {
  DraftChange,
  QuoteEvent,
  QuoteOfMark,
  QuoteStore,
  StoredQuote,
  SubmittedDraft,
} from '../history/quote-store.ts';
import { type ChoiceMade, type ChoicePlaces, chosenWith } from '../price/chosen.ts';
import { belowSmallest, withoutEffect } from '../price/limits.ts';
import { replay } from '../price/replay.ts';
import { duplicatesAmong, examinedOf, warningsOf } from '../sale/duplicates.ts';

/** A new quote with its events so far. */
export interface Grown {
  readonly quote: StoredQuote;
  readonly events: readonly [QuoteEvent, ...QuoteEvent[]];
}

/** A new quote with its choices, and what is said of those that did not move its premium. */
export interface Applied extends Grown {
  readonly warnings: readonly Message[];
}

/** The same choice with the total premium after it, in euro. */
function withPremium(made: ChoiceMade, premium: number): ChoiceMade {
  return made.kind === 'addOn'
    ? { kind: made.kind, detail: { ...made.detail, premium } }
    : { kind: made.kind, detail: { ...made.detail, premium } };
}

/** The quote after one more choice, priced as a change of it would be later. */
function grow(library: Library, { quote, events }: Grown, made: ChoiceMade): Grown | undefined {
  const priced = replay(library, quote, [...events, made]);
  if (!priced) return undefined;
  const { premiumCents, explanation } = priced;
  const { quoteId, at, by, user } = events[0];
  const done = { quoteId, at, by, ...(user === undefined ? {} : { user }) };
  const event = { ...withPremium(made, euro(premiumCents)), ...done, body: { explanation } };
  return { quote: afterEvent(quote, event), events: [...events, event] };
}

/**
 * A new quote with what was chosen next to its risk: each choice is an event, as if it had been made
 * right after.
 * @param places what the faults of a choice are named by
 */
export function applyChoices(
  library: Library,
  begun: Grown,
  choices: Choices,
  places: ChoicePlaces,
): Result<Applied> {
  const book = library.byHash(begun.quote.rateBookHash)?.book;
  const gone = failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  if (!book) return gone;
  const { newEvents, errors } = chosenWith(book, choices, places);
  if (errors.length > 0) return invalid(errors);
  let grown: Grown | undefined = begun;
  for (const made of newEvents) {
    grown = grow(library, grown, made);
    if (!grown) return gone;
  }
  const total = { chosen: grown.quote, rated: begun.quote };
  const small = belowSmallest(book, total, places.excess);
  if (small.length > 0) return invalid(small);
  const { explanation } = grown.quote;
  const warnings = newEvents.flatMap((made) => withoutEffect(made, explanation, book));
  return done({ ...grown, warnings });
}

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
  const added = await quotes.add(events, { draft, respond });
  if (typeof added === 'string') return failed(CHANGED[added]);
  return kept ?? resultOf(added);
}
