import { done, type Result } from '../../../../shared/contract/result.ts';
import { customerKey } from '../../../../shared/domain/customer-key.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { checklistFor, type SaleRules } from '../change/checklist.ts';
import { duplicateWarnings } from '../duplicates/find.ts';
import { examinedOf, isStopped } from '../duplicates/stop.ts';
import { findQuote, type RetrieveParts, show, statusAt } from '../history/retrieve.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { type QuoteRisk, quoteRisk } from '../price/quote-risk.ts';
import { saleOf } from '../sale/sale.ts';
import { addOnOffers } from './add-on-offers.ts';
import { compareQuote } from './compare.ts';
import { formerPremiums } from './former-premiums.ts';
import { standingOverrides } from './standing-overrides.ts';
import { termsOf } from './terms.ts';
import { whatWouldChange } from './what-would-change.ts';

function explore(
  library: Library,
  found: QuoteWithHistory,
  risk: QuoteRisk,
): NonNullable<QuotePage['explored']> {
  return {
    whatIf: whatWouldChange(risk),
    comparison: compareQuote(risk),
    terms: termsOf(risk.risk.book),
    overrides: standingOverrides(library, found),
    addOns: addOnOffers(library, found, risk.risk.book.book),
  };
}

/** The duplicates of a quote that can still be accepted. */
async function duplicatesOf(
  { library, quotes }: RetrieveParts,
  found: QuoteWithHistory,
  context: Context,
): Promise<QuotePage['duplicates']> {
  const isOpen = statusAt(found.quote, context.now) === 'quoted';
  if (!isOpen) return { warnings: [], stop: false };
  const book = library.byHash(found.quote.rateBookHash)?.book;
  const warnings = await duplicateWarnings(quotes, examinedOf(found), context);
  return { warnings, stop: warnings.length > 0 && isStopped(book ?? {}, context.caller) };
}

/** Answers a quote with all that its page shows around it, read once. */
export function getQuotePage({ library, quotes, firm, specimen }: RetrieveParts & SaleRules) {
  return async ({ id }: { id: string }, context: Context): Promise<Result<QuotePage>> => {
    const { caller, now } = context;
    const found = await findQuote(quotes, id, caller);
    if (!found.ok) return found;
    const risk = quoteRisk(library, found.value);
    const sale = saleOf(library, found.value);
    const book = library.byHash(found.value.quote.rateBookHash)?.book;
    return done({
      quote: show(library, found.value, now, sale),
      customerKey: customerKey(found.value.quote.sections.customer),
      ...(await formerPremiums(quotes, found.value, caller)),
      checklist:
        statusAt(found.value.quote, now) === 'quoted'
          ? checklistFor({ sale, book, firm: await firm.own(), specimen }, caller)
          : [],
      duplicates: await duplicatesOf({ library, quotes }, found.value, context),
      ...(risk ? { explored: explore(library, found.value, risk) } : {}),
    });
  };
}
