import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { SuitabilityReason } from '../../../../shared/domain/quotes/suitability.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type {
  ComparedInsurer,
  Suitability,
  SuitabilityRequest,
} from '../../../../shared/schemas/quotes/suitability.ts';
import type { Context } from '../../dispatcher.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { quoteRisk } from '../price/quote-risk.ts';
import { schemeOffers } from '../schemes/explain-schemes.ts';
import { type ChangeParts, changeOpen } from './change.ts';

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
  return offered.map(({ offer: { scheme, decision, excess, premium, differs } }, at) => ({
    insurer: scheme.insurer,
    scheme: scheme.name,
    decision,
    ...(excess === undefined ? {} : { excess }),
    // Its own as it stands, with what was set by hand.
    ...(premium === undefined
      ? {}
      : { premium: at === 0 ? euro(found.quote.premiumCents) : premium }),
    ...(differs.length === 0 ? {} : { differs }),
  }));
}

/** Why a reason is not true of the quote; undefined where it is, and where no figure says. */
function contradicted(
  reason: SuitabilityReason,
  { quote }: QuoteWithHistory,
  [own, ...others]: readonly ComparedInsurer[],
): Message | undefined {
  if (reason === 'widestCover' && quote.sections.policy.coverType !== 'Comprehensive') {
    return message('notWidestCover');
  }
  if (reason !== 'lowestPremium') return undefined;
  const mine = euro(quote.premiumCents);
  const cheaper = others
    .filter(({ excess, differs }) => excess === own?.excess && differs === undefined)
    .filter(({ premium = mine }) => premium < mine)
    .sort((one, other) => (one.premium ?? 0) - (other.premium ?? 0))[0];
  return cheaper?.premium === undefined
    ? undefined
    : message('notLowestPremium', { insurer: cheaper.insurer, premium: cheaper.premium });
}

/**
 * Keeps why a quote suits its customer, as the person selling confirms it: its statement of
 * suitability is final from then on, until the cover or the price is another. What every insurer said is
 * kept with it; a reason that these figures contradict is refused.
 */
export function confirmSuitability(parts: ChangeParts) {
  return async (
    { quoteId, ...suitability }: SuitabilityRequest,
    context: Context,
  ): Promise<Result<Quote>> => {
    if (suitability.reasons.length === 0 && suitability.explanation === undefined) {
      return invalid([{ path: 'reasons', message: message('reasonNeeded') }]);
    }
    return changeOpen(parts, quoteId, context, (found) => {
      const compared = comparedOf(parts, found);
      const untrue = suitability.reasons.flatMap((reason) => {
        const said = contradicted(reason, found, compared);
        return said ? [{ path: 'reasons', message: said }] : [];
      });
      if (untrue.length > 0) return invalid(untrue);
      const detail = { ...tidied(suitability), compared };
      return done({ quote: found.quote, happening: { kind: 'suitability', detail } });
    });
  };
}
