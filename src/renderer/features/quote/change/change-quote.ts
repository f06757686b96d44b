import type { InputOf } from '../../../../shared/contract/contract.ts';
import { versionOf } from '../../../../shared/domain/derived/quote-version.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { failed, type Result } from '../../../../shared/result/result.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { call } from '../../../data/call.ts';
import { useNewsState } from '../../../data/news.ts';
import { refresh, show } from '../../../data/operation-query.ts';

/** The changes of a quote; each answers the quote after it. */
type QuoteChange =
  | 'overrideQuote'
  | 'withdrawOverride'
  | 'addCover'
  | 'removeCover'
  | 'recordDriverNumber'
  | 'confirmSuitability'
  | 'referQuote'
  | 'decideReferral'
  | 'markLost'
  | 'markNotLost'
  | 'bindQuote';

/** Changes a quote only as it is shown: if it is another by now, that is shown instead. */
export async function changeQuote<N extends QuoteChange>(
  operation: N,
  shown: Quote,
  input: InputOf<N>,
): Promise<Result<Quote>> {
  const page = { id: shown.quoteId };
  const { begin, end } = useNewsState.getState();
  begin(shown);
  const answer: Result<Quote> = await call(operation, input, versionOf(shown));
  if (answer.ok) {
    await show('getQuotePage', page, (before) => ({ ...before, quote: answer.value }));
    end(answer.value);
    return answer;
  }
  await refresh('getQuotePage', page);
  end();
  const { fault } = answer;
  if (fault.kind !== 'preconditionFailed') return answer;
  return failed({ ...fault, message: message('overtaken') });
}
