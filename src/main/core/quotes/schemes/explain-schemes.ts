import { cents, euro } from '../../../../shared/domain/money.ts';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import type { Library, ReadyBook } from '../../rate-books/library.ts';
import { keptInputs, keptPeriod } from '../history/period.ts';
import type { QuoteWithHistory } from '../history/quote-store.ts';
import { price } from '../price/explanation.ts';
import { adjustmentsOf, changedInputs, lastChoices } from '../price/replay.ts';
import { type Risk, totalOf } from '../price/risk.ts';
import { differingSteps } from '../price/side-by-side.ts';
import { marksOf, onMarks } from '../price/to-confirm.ts';
import { basisOf } from './like-for-like.ts';
import { comparedWith, offerOf, type Proposal } from './scheme-offer.ts';

/** The books of the schemes in force when a period begins; of the quote's own scheme, its own book first. */
function booksOf(library: Library, day: string, hash: string): ReadyBook[] {
  const own = library.byHash(hash);
  const others = library.allInForce(day).filter(({ scheme }) => scheme.id !== own?.scheme.id);
  return own ? [own, ...others] : others;
}

/** The premium of a proposal by a book that offers it, with its steps. */
function explained(book: ReadyBook, proposal: Proposal, receivedOn: string) {
  const { newEvents } = comparedWith(book.book, proposal);
  return price({
    book,
    levies: proposal.leviesOf(book),
    receivedOn,
    inputs: changedInputs(newEvents, proposal.inputs),
    adjustments: adjustmentsOf(newEvents, book.book),
  });
}

/** What every scheme says of a kept quote, with the choices and the levies that it has, like for like. */
export function schemeOffers(
  library: Library,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
  risk: Risk,
) {
  const { sections, rateBookHash } = quote;
  const period = keptPeriod(events);
  const marks = marksOf(events);
  const books = booksOf(library, period.from, rateBookHash).map((book) => onMarks(book, marks));
  const choices = lastChoices(events);
  const proposal: Proposal = {
    sections,
    period,
    discount: choices.discount,
    basis: basisOf(books, choices, sections.policy.coverType),
    inputs: keptInputs(sections, events),
    leviesOf: (book) => library.leviesOf(quote, book) ?? risk.levies,
  };
  return { proposal, offered: books.map((book) => ({ book, offer: offerOf(book, proposal) })) };
}

/** The same, with the steps that differ. */
export function explainSchemes(
  library: Library,
  found: Pick<QuoteWithHistory, 'quote' | 'events'>,
  risk: Risk,
): ExplainedQuote['schemes'] {
  const { receivedOn } = found.quote;
  const { proposal, offered } = schemeOffers(library, found, risk);
  const present = totalOf(risk);
  const priced = offered.filter(({ offer }) => offer.premium !== undefined);
  return {
    offers: offered.map(({ offer: { premium, excess, ...said } }) => ({
      scheme: said.scheme,
      decision: said.decision,
      reasons: said.reasons,
      faults: said.faults,
      differs: said.differs,
      ...(excess === undefined ? {} : { excess }),
      ...(premium === undefined ? {} : { premium, difference: euro(cents(premium) - present) }),
    })),
    steps: differingSteps(
      priced.map(({ book }) => ({
        column: { scheme: book.scheme.id },
        explanation: explained(book, proposal, receivedOn).explanation,
      })),
    ).map(({ columns, ...step }) => ({ ...step, schemes: columns })),
  };
}
