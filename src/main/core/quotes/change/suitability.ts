import {
  type Selling,
  sellingSentences,
  unstated,
} from '../../../../shared/domain/desk/selling.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import {
  SUITABILITY_REASONS,
  type SuitabilityReason,
} from '../../../../shared/domain/quotes/suitability.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type {
  ComparedInsurer,
  Suitability,
  SuitabilityPreview,
  SuitabilityPreviewRequest,
  SuitabilityRequest,
} from '../../../../shared/schemas/quotes/suitability.ts';
import type { Context } from '../../dispatcher.ts';
import { type FirmPapers, sellingFor } from '../../firm/papers.ts';
import type { QuoteWithHistory } from '../history/quote-store.ts';
import { quoteRisk } from '../price/risk.ts';
import { findQuote } from '../sale/retrieve.ts';
import { schemeOffers } from '../schemes/explain-schemes.ts';
import { type ChangeParts, changeOpen, mustBeOpen } from './change-quote.ts';

/** What confirming needs around it. */
export interface SuitabilityParts extends ChangeParts {
  readonly firm: Pick<FirmPapers, 'selling'>;
  /** Whether it is for training alone. */
  readonly specimen: boolean;
}

function tidied({ demands, reasons, explanation, confirmedBy }: Suitability): Suitability {
  return {
    reasons,
    confirmedBy: tidy(confirmedBy),
    ...(demands === undefined ? {} : { demands: tidy(demands) }),
    ...(explanation === undefined ? {} : { explanation: tidy(explanation) }),
  };
}

/** What every scheme says of the quote as it is, that of the quote first. */
function comparedOf({ library }: ChangeParts, found: QuoteWithHistory): ComparedInsurer[] {
  const known = quoteRisk(library, found);
  if (!known) return [];
  const { offered } = schemeOffers(library, found, known.risk);
  return offered.map(({ offer }, at) => {
    const { scheme, decision, excess, premium, differs, reasons, faults, addOns } = offer;
    return {
      insurer: scheme.insurer,
      scheme: scheme.name,
      decision,
      ...(excess === undefined ? {} : { excess }),
      // Its own as it stands, with what was set by hand.
      ...(premium === undefined
        ? {}
        : { premium: at === 0 ? euro(found.quote.premiumCents) : premium }),
      ...(differs.length === 0 ? {} : { differs }),
      ...(reasons.length === 0 ? {} : { reasons: reasons.map(({ message: text }) => text) }),
      ...(faults.length === 0 ? {} : { faults }),
      ...(premium === undefined
        ? {}
        : {
            covers: addOns.map(({ title, level, netPremium }) => ({
              title,
              level,
              isIncluded: netPremium === 0,
            })),
          }),
    };
  });
}

/** Differences that leave the customer no worse off: the other insurer has less of a claim borne. */
const NO_WORSE: readonly Message['code'][] = ['mostExcess', 'noExcessBorne'];

/** The cheapest of the others that ask less for as much or more; undefined where none does. */
function cheaperThan(
  mine: number,
  [own, ...others]: readonly ComparedInsurer[],
): ComparedInsurer | undefined {
  return others
    .filter(({ excess = 0 }) => excess <= (own?.excess ?? 0))
    .filter(({ differs = [] }) => differs.every(({ code }) => NO_WORSE.includes(code)))
    .filter(({ premium = mine }) => premium < mine)
    .sort((one, other) => (one.premium ?? 0) - (other.premium ?? 0))[0];
}

/** Why a reason is not true of the quote; undefined where it is, and where no figure says. */
function contradicted(
  reason: SuitabilityReason,
  { quote }: QuoteWithHistory,
  compared: readonly ComparedInsurer[],
): Message | undefined {
  const { policy, vehicle } = quote.sections;
  if (reason === 'widestCover') {
    return policy.coverType === 'Comprehensive' ? undefined : message('notWidestCover');
  }
  if (reason === 'excessAffordable') {
    return compared.length > 0 && !compared[0]?.excess ? message('noExcessToBear') : undefined;
  }
  if (reason === 'valueOfCar') {
    return vehicle.value === undefined ? message('valueNotGiven') : undefined;
  }
  if (reason !== 'lowestPremium') return undefined;
  const { insurer, premium } = cheaperThan(euro(quote.premiumCents), compared) ?? {};
  return insurer === undefined || premium === undefined
    ? undefined
    : message('notLowestPremium', { insurer, premium });
}

/** The reasons among these that the figures contradict, each with why. */
function untrueOf(
  reasons: readonly SuitabilityReason[],
  found: QuoteWithHistory,
  compared: readonly ComparedInsurer[],
) {
  return reasons.flatMap((reason) => {
    const said = contradicted(reason, found, compared);
    return said ? [{ reason, message: said }] : [];
  });
}

/** What the settings lack of what the statement must say, or say against the premium. */
function notStated(selling: Selling, { quote }: QuoteWithHistory): Message[] {
  const lacking = unstated(selling);
  const ofBroker = (quote.explanation.fees ?? []).filter(({ owner }) => owner === 'broker');
  const fee = ofBroker.reduce((sum, { amount }) => sum + amount, 0);
  if (selling.paidBy !== 'commission' || fee === 0) return lacking;
  return [...lacking, message('feeNotForeseen', { amount: fee.toFixed(2) })];
}

/** Says what a statement of suitability would hold, and what may not be said of the quote. */
export function previewSuitability(parts: SuitabilityParts) {
  return async (
    { quoteId }: SuitabilityPreviewRequest,
    { caller, now }: Context,
  ): Promise<Result<SuitabilityPreview>> => {
    const found = await findQuote(parts.quotes, quoteId, caller);
    if (!found.ok) return found;
    const open = mustBeOpen(found.value, now);
    if (!open.ok) return open;
    const selling = await sellingFor(parts);
    const { scope, payment } = sellingSentences(selling);
    return done({
      untrue: untrueOf(SUITABILITY_REASONS, found.value, comparedOf(parts, found.value)),
      notStated: notStated(selling, found.value),
      selling: [...scope, ...payment],
    });
  };
}

/**
 * Keeps why a quote suits its customer, as the person selling confirms it: its statement of
 * suitability is final from then on, until the cover or the price is another. What every insurer said, and
 * how the firm sells, is kept with it; a reason that the figures contradict is refused, and so is a statement
 * that would not say how much of the market was compared and how the firm is paid.
 */
export function confirmSuitability(parts: SuitabilityParts) {
  return async (
    { quoteId, ...suitability }: SuitabilityRequest,
    context: Context,
  ): Promise<Result<Quote>> => {
    if (suitability.reasons.length === 0 && suitability.explanation === undefined) {
      return invalid([{ path: 'reasons', message: message('reasonNeeded') }]);
    }
    const selling = await sellingFor(parts);
    return changeOpen(parts, quoteId, context, (found) => {
      const compared = comparedOf(parts, found);
      const untrue = untrueOf(suitability.reasons, found, compared);
      if (untrue.length > 0) {
        return invalid(untrue.map(({ message: said }) => ({ path: 'reasons', message: said })));
      }
      const [lacking] = notStated(selling, found);
      if (lacking) return failed({ kind: 'conflict', message: lacking });
      const detail = { ...tidied(suitability), compared, selling };
      return done({ quote: found.quote, eventData: { kind: 'suitability', detail } });
    });
  };
}
