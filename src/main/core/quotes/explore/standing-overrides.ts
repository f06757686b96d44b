import { utcText } from '../../../../shared/domain/date.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { OVERRIDES } from '../../../../shared/domain/quotes/override.ts';
import type { StandingOverride } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { Library } from '../../rate-books/library.ts';
import { withdrawableOverride } from '../history/overrides.ts';
import { replay } from '../history/replay.ts';
import type { QuoteWithHistory } from '../history/store.ts';

/** The overrides of a quote that can be withdrawn, each with what that would change, in euro. */
export function standingOverrides(
  library: Library,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
): StandingOverride[] {
  return OVERRIDES.flatMap((overrideType) => {
    const standing = withdrawableOverride(events, overrideType);
    if (!standing) return [];
    const { value, reason } = standing.detail;
    const withdrawn = {
      kind: 'overrideWithdrawn',
      detail: { overrideType, reason, premium: 0 },
    } as const;
    const without = replay(library, quote, [...events, withdrawn])?.premiumCents;
    return {
      ...{ overrideType, value, reason },
      at: utcText(standing.at),
      by: standing.by,
      ...(standing.user === undefined ? {} : { user: standing.user }),
      without: euro((without ?? quote.premiumCents) - quote.premiumCents),
    };
  });
}
