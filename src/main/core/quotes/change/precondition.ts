import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { quoteVersion } from '../../../../shared/domain/quote-version.ts';
import type { Context } from '../../dispatcher.ts';
import { statusAt } from '../history/retrieve.ts';
import type { QuoteWithHistory } from '../history/store.ts';

/**
 * Refuses a change that was meant for another version of the quote. It is asked last, because what
 * would be refused anyway is refused for its own reason. RFC 9110 13.2.1.
 */
export function mustBeVersion(
  { quote, events, followedBy }: QuoteWithHistory,
  { now, versions }: Context,
): Result<true> {
  const version = quoteVersion(quote.id, {
    events: events.length,
    followers: followedBy.length,
    status: statusAt(quote, now),
  });
  if (!versions || versions.includes(version)) return done(true);
  const changed = message('quoteChanged', { id: quote.id, version });
  return failed({ kind: 'preconditionFailed', message: changed });
}
