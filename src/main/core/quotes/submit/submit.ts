import { irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import {
  done,
  type Fault,
  failed,
  type InputError,
  type Result,
} from '../../../../shared/result/result.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { DraftSubmission } from '../../../../shared/schemas/quotes/draft.ts';
import type { QuoteSubmission, SubmittedQuote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { underwrite } from '../../rating/underwrite.ts';
import { contradictions } from '../document/contradictions.ts';
import { disagreements } from '../document/disagreements.ts';
import { lineOf } from '../document/gather.ts';
import { possible } from '../document/impossible.ts';
import { readDocument, refusal } from '../document/read-document.ts';
import { unusual } from '../document/unusual.ts';
import { bookFor, inputsFor, periodFaults, periodOf, periodRemarks } from '../history/period.ts';
import type { QuoteEvent, QuoteStore, StoredQuote } from '../history/quote-store.ts';
import { rulesOf } from '../history/state.ts';
import {
  type AssumedAnswers,
  assumedAnswersOf,
  assumptionsIn,
  assumptionWarnings,
} from '../price/assumptions.ts';
import { DOCUMENT_PLACES } from '../price/chosen.ts';
import { endOf } from '../price/expiry.ts';
import { price } from '../price/explanation.ts';
import { adjustmentsOf } from '../price/replay.ts';
import { marksThatCount, onMarks } from '../price/to-confirm.ts';
import { chosenScheme, productPath } from '../schemes/chosen-scheme.ts';
import { type DeclinedStore, decline } from './declined.ts';
import { applyChoices, type Grown, keepNew } from './keep-new.ts';

/** What the life of a quote needs around it. */
export interface QuoteParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly declined: DeclinedStore;
  readonly newQuoteId: () => string;
  readonly newDeclinedId: () => string;
}

/** What is wrong with a document that could be read, with the lines of its XML. */
function refused({ source, lines = {} }: QuoteSubmission, found: readonly InputError[]) {
  const errors = found.map((error) => ({ ...error, ...lineOf(lines, error.path) }));
  return failed({ kind: 'invalid', message: refusal(source), errors });
}

/** A fault of what a document chose, with the lines of its XML. */
function inLines(submission: QuoteSubmission, fault: Fault) {
  return fault.kind === 'invalid' ? refused(submission, fault.errors ?? []) : failed(fault);
}

/** A quote that was drawn up and is not kept yet, with its first event. */
export interface NewQuote {
  readonly quote: StoredQuote;
  readonly event: Extract<QuoteEvent, { kind: 'submitted' }>;
  readonly scheme: Scheme;
  /** What the risk says nothing of, before what its document chose. */
  readonly assumedAnswers: AssumedAnswers;
  /** What its document chose next to the risk; the quote is without it yet. */
  readonly choices: Choices;
}

/** Reads, checks, underwrites and prices a quote document; a risk that is declined is kept as such. */
export function drawUp({ library, declined, newQuoteId, newDeclinedId }: QuoteParts) {
  return async (
    submission: QuoteSubmission & Pick<DraftSubmission, 'toConfirm'>,
    context: Context,
  ): Promise<Result<NewQuote>> => {
    const { now, keep } = context;
    const { source } = submission;
    const read = readDocument(submission);
    if ('errors' in read) return refused(submission, read.errors);
    const { choices } = read;
    const receivedOn = irishDay(now);
    const { sections, remarks: impossible } = possible(read.sections, receivedOn);
    const contradicting = contradictions(sections, receivedOn);
    if (contradicting.length > 0) return refused(submission, contradicting);
    const period = periodOf(sections.policy, receivedOn);
    const { inceptionDate, coverType: cover } = sections.policy;
    const { product = choices.product } = submission;
    const asked = chosenScheme(library, { product, day: period.from, cover });
    if ('fault' in asked) {
      const path = productPath(submission.product);
      return refused(submission, [{ path, message: asked.fault }]);
    }
    const book = bookFor(library, inceptionDate, period, asked.scheme);
    if (!book) {
      const path = 'Policy/InceptionDate';
      return refused(submission, [{ path, message: message('beforeRateBooks') }]);
    }
    const unsold = periodFaults(book.book, period);
    if (unsold.length > 0) return refused(submission, unsold);
    const inputs = inputsFor(sections, period);
    const { declines, referrals } = underwrite(book, inputs);
    if (declines.length > 0) {
      const risk = { sections, rateBookHash: book.hash, reasons: declines };
      const refusal = decline(declines);
      const kept = { id: newDeclinedId(), ...doneBy(context), ...risk };
      await declined.add(kept, keep?.(refusal));
      return refusal;
    }
    const levies = library.levies(receivedOn, book);
    const adjustments = adjustmentsOf([], book.book);
    const marks = marksThatCount(submission.toConfirm ?? [], { book, inputs }, sections);
    const rated = onMarks(book, marks);
    const priced = price({ book: rated, levies, inputs, receivedOn, adjustments });
    const remarks = [
      ...impossible,
      ...unusual(sections, receivedOn),
      ...disagreements(sections, receivedOn),
      ...periodRemarks(book.book, sections.policy, period),
    ];
    const end = endOf({ library, book, sections, period, marks, now });
    const assumedAnswers = assumptionsIn(
      { book: rated, levies, inputs, addOns: [] },
      sections,
      marks,
    );
    const warnings = [...read.warnings, ...remarks, ...assumptionWarnings(assumedAnswers)];
    const quote: StoredQuote = {
      id: newQuoteId(),
      status: 'quoted',
      createdAt: now,
      expiresAt: end.expiresAt,
      premiumCents: priced.premiumCents,
      rateBookHash: book.hash,
      leviesHash: library.leviesHash(),
      receivedOn,
      sections,
      explanation: priced.explanation,
      warnings,
    };
    const premium = euro(quote.premiumCents);
    const detail = {
      source,
      premium,
      expiresAt: quote.expiresAt,
      rateBookHash: quote.rateBookHash,
      leviesHash: quote.leviesHash,
      period,
      ends: end.reason,
      ...(referrals.length > 0 ? { referrals } : {}),
      ...(marks.length > 0 ? { toConfirm: marks } : {}),
    };
    const body = { sections, warnings, explanation: quote.explanation };
    const event = {
      quoteId: quote.id,
      kind: 'submitted',
      ...doneBy(context),
      detail,
      body,
    } as const;
    return done({ quote, event, scheme: book.scheme, assumedAnswers, choices });
  };
}

/** Takes a quote document and answers its premium, kept together with its first event. */
export function submitQuote(parts: QuoteParts) {
  const draw = drawUp(parts);
  return async (submission: QuoteSubmission, context: Context): Promise<Result<SubmittedQuote>> => {
    const drawn = await draw(submission, context);
    if (!drawn.ok) return drawn;
    const { quote: begun, event, scheme, choices } = drawn.value;
    const first: Grown = { quote: begun, events: [event] };
    const applied = applyChoices(parts.library, first, choices, DOCUMENT_PLACES);
    if (!applied.ok) return inLines(submission, applied.fault);
    const { quote, events } = applied.value;
    const assumedAnswers =
      events.length > 1
        ? assumedAnswersOf(parts.library, { quote, events })
        : drawn.value.assumedAnswers;
    return keepNew(parts, applied.value, context, {
      answer: (warnings) => ({
        quoteId: quote.id,
        premium: euro(quote.premiumCents),
        status: quote.status,
        referrals: rulesOf([event]),
        scheme,
        explanation: quote.explanation,
        ...assumedAnswers,
        warnings: [...quote.warnings, ...warnings],
      }),
    });
  };
}
