import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Caller } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { silenceOf } from '../price/silence.ts';

type Confirmed = AcceptRequest['confirmed'];

/** The unknown facts of a quote, by whether the seller of the cover confirmed them. */
export interface Confirmation {
  readonly confirmed: readonly UnknownFact[];
  readonly unconfirmed: readonly UnknownFact[];
}

/** What is not known of a quote and should be before cover, next to what was confirmed of it. */
export function confirmationOf(
  library: Library,
  found: QuoteWithHistory,
  confirmed: Confirmed = [],
): Confirmation {
  const { unknownBeforeCover } = silenceOf(library, found);
  const isConfirmed = ({ path }: UnknownFact) => confirmed.includes(path);
  return {
    confirmed: unknownBeforeCover.filter(isConfirmed),
    unconfirmed: unknownBeforeCover.filter((fact) => !isConfirmed(fact)),
  };
}

/** Refuses an acceptance that leaves open what its rate book wants known or confirmed, there. */
export function mustBeKnown(
  library: Library,
  { quote }: QuoteWithHistory,
  { unconfirmed }: Confirmation,
  caller: Caller,
): Result<true> {
  const where = library.byHash(quote.rateBookHash)?.book.beforeCover?.where;
  const isDesk = caller.kind === 'broker';
  const isAsked = where === 'everywhere' || (where === 'desk' && isDesk);
  // Nobody but the desk could put an answer in the customer's mouth: there it is asked, whatever the book says.
  const open = unconfirmed.filter(({ toConfirm }) => isAsked || (toConfirm && isDesk));
  if (open.length === 0) return done(true);
  return invalid(open.map(({ path }) => ({ path, message: message('confirmBeforeCover') })));
}
