import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, isMissing, type Result } from '../../../../shared/result/result.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type {
  SchemeComparison,
  SchemeComparisonRequest,
} from '../../../../shared/schemas/quotes/scheme-comparison.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { contradictions } from '../document/contradictions.ts';
import { lineOf } from '../document/gather.ts';
import { possible } from '../document/impossible.ts';
import { FOR_PRICE, type RatedSections, ratable } from '../document/inputs.ts';
import { readPart, refusal } from '../document/read-document.ts';
import { bookFor, inputsFor, periodOf } from '../history/period.ts';
import { chosenScheme } from './chosen-scheme.ts';
import { basisOf, commonExcess } from './like-for-like.ts';
import { byPremium, offerOf, type Proposal } from './scheme-offer.ts';

interface Asked {
  readonly choices: Choices & Pick<Proposal, 'discount'>;
  /** The Irish day of receipt, `YYYY-MM-DD`. */
  readonly today: string;
  /** The book as it rates the proposal, by what it assumes; absent: as it rates every full quote. */
  readonly rating?: (book: ReadyBook) => ReadyBook;
}

interface Offered {
  readonly book: ReadyBook;
  readonly offer: SchemeOffer;
}

/** Offers that could not all have the one excess, with their premiums at one that they all sell. */
function madeAlike(offered: readonly Offered[], proposal: Proposal): SchemeOffer[] {
  const { basis } = proposal;
  const bearing = offered.filter(({ offer }) => offer.excess !== undefined);
  const excess = commonExcess(
    basis,
    bearing.map(({ book: { book } }) => book),
  );
  return offered.map(({ book, offer }) => {
    if (excess === undefined || offer.excess === undefined || offer.excess === excess) return offer;
    const { premium } = offerOf(book, { ...proposal, basis: { ...basis, excess } });
    return premium === undefined ? offer : { ...offer, likeForLike: { excess, premium } };
  });
}

/** The book of the quote's scheme first: what it has as standard is what others are compared with. */
function ownFirst(books: readonly ReadyBook[], own: string | undefined): ReadyBook[] {
  const isOther = ({ scheme }: ReadyBook) => Number(scheme.id !== own);
  return books.toSorted((one, other) => isOther(one) - isOther(other));
}

/** What every scheme with a book in force says of a proposal, in the order of a comparison. */
export function offersOf(
  library: Library,
  sections: RatedSections,
  { choices, today, rating = (book) => book }: Asked,
): SchemeOffer[] {
  const { policy } = sections;
  const { product } = choices;
  const { coverType: cover, inceptionDate } = policy;
  const period = periodOf(policy, today);
  const inputs = inputsFor(sections, period);
  const leviesOf: Proposal['leviesOf'] = (book) => library.levies(today, book);
  const books = library
    .allInForce(period.from)
    .flatMap(({ scheme }) => bookFor(library, inceptionDate, period, scheme.id) ?? []);
  const asked = chosenScheme(library, { product, day: period.from, cover });
  const own = 'fault' in asked ? undefined : asked.scheme;
  const basis = basisOf(ownFirst(books, own), choices, cover);
  const proposal = { sections, period, inputs, basis, discount: choices.discount, leviesOf };
  const offered = books.map(rating).map((book) => ({ book, offer: offerOf(book, proposal) }));
  return madeAlike(offered, proposal).sort(byPremium);
}

/**
 * Prices a proposal by every scheme at once, as each would if it were submitted now with the one excess and the
 * one set of covers, or as near as it sells; keeps nothing. The document is read once. It is rated once for each
 * scheme, and again where no excess fits all.
 */
export function compareSchemes(library: Library) {
  return async (
    { document, source, lines = {}, partial = false, ...chosen }: SchemeComparisonRequest,
    { now }: Context,
  ): Promise<Result<SchemeComparison>> => {
    const today = irishDay(now);
    const { choices, errors, warnings, ...read } = readPart({ document, source, lines });
    const { sections, remarks: impossible } = possible(read.sections, today);
    const contradicting = contradictions(sections, today).map((fault) => ({
      ...fault,
      ...lineOf(lines, fault.path),
    }));
    const whole = contradicting.length > 0 ? undefined : ratable(sections);
    const offers = whole
      ? offersOf(library, whole, { choices: { ...choices, ...chosen }, today })
      : [];
    const early = { path: 'Policy/InceptionDate', message: message('beforeRateBooks') };
    const wrong = [
      ...errors.filter((error) => !isMissing(error)),
      ...contradicting,
      ...(whole && offers.length === 0 ? [{ ...early, ...lineOf(lines, early.path) }] : []),
    ];
    const missing = errors.filter(isMissing);
    const refused = [...missing.filter(({ path }) => FOR_PRICE.includes(path)), ...wrong];
    if (!partial && refused.length > 0) {
      return failed({ kind: 'invalid', message: refusal(source), errors: refused });
    }
    return done({
      ...(whole ? { cover: whole.policy.coverType } : {}),
      offers,
      missing: missing.map(({ path }) => path),
      faults: wrong.map(({ path, message: said }) => ({ path, message: said })),
      warnings: [...warnings, ...impossible],
    });
  };
}
